import { eccRoutes } from '@patrolbook/contract';
import type { testApp } from '../../testing/app.ts';

/** Returns the calls of whoever opens the link in an ECC mail. */
export async function operatorOf(app: ReturnType<typeof testApp>, mail: { text?: string | undefined }) {
  const [, bearer = ''] = /\/ecc\/([\w.-]+)/.exec(mail.text ?? '') ?? [];
  const call = await app.as(null);
  return {
    bearer,
    view: () => call(eccRoutes.viewEccNotification, { bearer }),
    answer: (body: object = {}) => call(eccRoutes.answerEccNotification, { bearer, body }),
  };
}
