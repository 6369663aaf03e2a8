import { and, eq, isNotNull } from 'drizzle-orm';
import { eccRoutes } from '#ecc/contract';
import { mail } from '#platform/database/schema/mails.ts';
import type { testApp } from './app.ts';

/** Returns the calls of an operator who opens the link in an ECC mail. */
export async function operatorOf(app: ReturnType<typeof testApp>, mail: { text?: string | undefined }) {
  const [, bearer = ''] = /\/ecc\/([\w.-]+)/.exec(mail.text ?? '') ?? [];
  const call = await app.as(null);
  return {
    bearer,
    view: () => call(eccRoutes.viewEccNotification, { bearer }),
    answer: (body: object = {}) => call(eccRoutes.answerEccNotification, { bearer, body }),
  };
}

/** Counts the mails of a kind about a patrol that are still to be sent. */
export function countQueued(
  { database }: Pick<ReturnType<typeof testApp>, 'database'>,
  { patrolId, kind }: { patrolId: string; kind: string },
): Promise<number> {
  return database.$count(
    mail,
    and(eq(mail.patrolId, patrolId), eq(mail.kind, kind), isNotNull(mail.nextAttempt)),
  );
}
