import type { Examples } from '#contract';
import { ids } from '#contract/example-ids.ts';
import { passkeyExample } from '../passkeys/examples.ts';
import type { secondStepRoutes } from './routes.ts';

const currentPassword = 'Torch-and-vest-1';
const code = '492039';
const recovery = { response: { codes: ['k3mwp-7xq2d', 'b9hns-4tz6f'] } };

export const secondStepExamples: Examples<typeof secondStepRoutes> = {
  getMySecondStep: {
    response: {
      since: '2026-11-20T18:00:00.000Z',
      app: true,
      passkeys: [passkeyExample],
      required: false,
      recoveryCodes: 10,
    },
  },
  prepareMySecondStep: {
    response: {
      key: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      address:
        'otpauth://totp/Patrolbook:hemi@example.nz?issuer=Patrolbook&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      sealed: 'eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..AbCd.EfGh.IjKl',
    },
  },
  startMySecondStep: {
    body: {
      sealed: 'eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..AbCd.EfGh.IjKl',
      appCode: code,
      currentPassword,
    },
    ...recovery,
  },
  renewMyRecoveryCodes: { body: { currentPassword, code }, ...recovery },
  stopMySecondStep: { body: { currentPassword, code } },
  listWithoutSecondStep: {
    response: {
      items: [
        { _id: ids.admin, firstName: 'Aroha', lastName: 'Tamihana', due: '2026-12-15', isOverdue: false },
      ],
    },
  },
  resetSecondStep: { body: { currentPassword } },
};
