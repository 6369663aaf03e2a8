import type { Examples } from '#contract';
import type { authRoutes } from './routes.ts';

export const authExamples: Examples<typeof authRoutes> = {
  signIn: { body: { email: 'hemi@example.nz', password: 'Torch-and-vest-1', remember: true } },
  forgotPassword: { body: { email: 'hemi@example.nz' } },
  viewPasswordLink: { response: { email: 'hemi@example.nz' } },
  confirmMySession: { body: { code: '492039' } },
  changeMyPassword: { body: { currentPassword: 'Torch-and-vest-1', password: 'Vest-and-torch-2' } },
  setPassword: { body: { password: 'Torch-and-vest-1' } },
};
