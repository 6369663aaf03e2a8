import { hour } from '#platform/clock.ts';
import type { Context } from '#platform/context.ts';
import type { Transaction } from '#platform/database/connect.ts';
import { signInError } from '#platform/http/pipeline/app-error.ts';
import { countApart, unlessOutage } from '#platform/rate-limit/count-apart.ts';
import { consumeAttempt, forgetAttempts } from '#platform/rate-limit/store.ts';
import { seal, unseal } from '#platform/tokens/seal.ts';
import { sign } from '#platform/tokens/signature.ts';
import type { AuditSubject } from '../auth/audit.ts';
import type { RequestClient } from '../auth/client.ts';
import { intervalOf } from './app-codes.ts';
import { noteAndMail } from './note-and-mail.ts';
import { withoutCode } from './recovery-codes.ts';
import { type SecondStepRow, updateSecondStep } from './store.ts';

/** At signing in, ten wrong codes of an app lock its codes for an hour. Only who knows the password can try any. */
export const perApp = { max: 10, per: hour, block: hour };

const sealedAs = 'second-step';

/** Codes near now are at most so many intervals apart, even if the clocks of two processes differ. */
const farthest = 4;

/** Whether this interval's code was used, or a later one's: unless that lies so far ahead that a clock was (decision 95). */
const isUsedUp = (interval: number, last: number) => interval <= last && last <= interval + farthest;

/** Takes the codes of the second step (product 9.19). */
export function codeGuard({ database, clock, settings }: Context) {
  const keys = settings.secretKeys;
  const keyOf = ({ id }: AuditSubject) => sign(keys, JSON.stringify(['second-step', id]));
  return {
    /** Lifts the lock of the app's codes (product 9.7). */
    forget: (tx: Transaction, of: AuditSubject) => forgetAttempts(tx, keyOf(of)),

    sealed: (key: string) => seal(keys, sealedAs, key),

    /** Counts an attempt, and then does what looks at its code. Throws 400 `locked_out` after too many. */
    async counted<T>(of: AuditSubject, work: () => Promise<T>): Promise<T> {
      const [key, now] = [keyOf(of), clock.now()];
      const { is, takeBack } = await countApart(database, now, async (tx) => {
        const { is } = await consumeAttempt(tx, key, perApp, now);
        return { is, counted: is === 'allowed' ? [{ key, rule: perApp }] : [] };
      });
      if (is === 'blocked')
        throw signInError(
          'locked_out',
          'Too many wrong codes. Please try again in an hour, or use a recovery code.',
        );
      return unlessOutage(takeBack, work);
    },

    /**
     * Takes a code of the second step, which must be locked. A code of the app is taken once, and none after a later one; a recovery code
     * is used up, and the person mailed. Returns whether it is right.
     */
    async take(
      tx: Transaction,
      of: AuditSubject,
      step: SecondStepRow,
      code: string,
      client: RequestClient,
    ): Promise<boolean> {
      const isRight =
        (await takeAppCode(tx, of, step, code)) || (await takeRecoveryCode(tx, of, step, code, client));
      if (isRight) await forgetAttempts(tx, keyOf(of));
      return isRight;
    },
  };

  async function takeAppCode(
    tx: Transaction,
    of: AuditSubject,
    step: SecondStepRow,
    code: string,
  ): Promise<boolean> {
    if (step.key === null || step.lastInterval === null) return false; // there is no app
    const key = await unseal(keys, sealedAs, step.key);
    if (!key) return false;
    const lastInterval = intervalOf(key, code, clock.now());
    if (lastInterval === null || isUsedUp(lastInterval, step.lastInterval)) return false;
    // sealed again, so that a former SECRET_KEY can be left out one day
    await updateSecondStep(tx, of, { lastInterval, key: await seal(keys, sealedAs, key) });
    return true;
  }

  async function takeRecoveryCode(
    tx: Transaction,
    of: AuditSubject,
    step: SecondStepRow,
    code: string,
    client: RequestClient,
  ): Promise<boolean> {
    const recoveryCodes = withoutCode(keys, of.id, code, step.recoveryCodes);
    if (!recoveryCodes) return false;
    await updateSecondStep(tx, of, { recoveryCodes });
    await noteAndMail(tx, of, 'recovery-code-used', client, clock.now());
    return true;
  }
}
