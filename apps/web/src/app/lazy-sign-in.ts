import { CodeFile } from '../lib/code-file.ts';
import { lazyPage } from './lazy-page.tsx';

/** What everyone who is not signed in begins with; of no use to others. */
export const SignInPage = lazyPage(
  new CodeFile(() => import('../features/sign-in/pages/SignInPage.tsx')),
  'SignInPage',
);
