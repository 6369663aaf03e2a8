import { v7 as newId } from 'uuid';
import { z } from 'zod';
import type { NewSecondStep, Passkey, Proof, SecondStep, secondStepRoutes } from '#accounts/contract';
import type { BodyOf } from '#contract';
import { type AddressChangeRow, findAddressChange } from '#people/server/address-change.store.ts';
import { findByEmail, type PersonRow } from '#people/server/store.ts';
import { after, day, hour, stillLasts } from '#platform/clock.ts';
import type { Context } from '#platform/context.ts';
import type { Transaction } from '#platform/database/connect.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import type { Actor, Member } from '#platform/http/pipeline/actor.ts';
import {
  AppError,
  conflict,
  forbidden,
  invalid,
  notFound,
  unauthorized,
} from '#platform/http/pipeline/app-error.ts';
import { queueMails } from '#platform/mail/outbox.ts';
import { consumeAttempt } from '#platform/rate-limit/store.ts';
import { seal, unseal } from '#platform/tokens/seal.ts';
import { sign } from '#platform/tokens/signature.ts';
import type { AuditSubject } from '../auth/audit.ts';
import type { RequestClient } from '../auth/client.ts';
import { currentPasswords } from '../auth/current-password.ts';
import { secondStepKept } from '../auth/mails/second-step-kept.tsx';
import { sessionTries } from '../auth/session-tries.ts';
import { findAccount, lockPerson } from '../auth/store.ts';
import { listPasskeys, type StoredPasskey } from '../passkeys/store.ts';
import { intervalOf, keyAddress, newAppKey } from './app-codes.ts';
import { codeGuard } from './code-guard.ts';
import { noteAndMail } from './note-and-mail.ts';
import { ownerProofs } from './proof.ts';
import { hashesOf, newRecoveryCodes } from './recovery-codes.ts';
import { secondStepLife } from './second-step-life.ts';
import { deleteSecondStep, findSecondStep, updateSecondStep } from './store.ts';

type Body<Call extends keyof typeof secondStepRoutes> = BodyOf<(typeof secondStepRoutes)[Call]>;

/** A key that is not kept yet: whose it is, and until when it can be. */
const NewKey = z.object({ personId: z.string(), key: z.string(), until: z.string() });
const sealedAs = 'new-second-step';
const pendingFor = hour;

/** How often a refused reset is told to both addresses of one change. */
export const keptMailed = { max: 1, per: day };

/** Whether a code is asked besides the password, and of what (product 9.19). */
export function secondStepUseCases(context: Context) {
  const { database, clock, settings } = context;
  const keys = settings.secretKeys;
  const passwords = currentPasswords(context);
  const codes = codeGuard(context);
  const tries = sessionTries(context);
  const proofs = ownerProofs(context);
  const life = secondStepLife(context);
  const subjectOf = ({ personId: id, organizationId }: Actor): AuditSubject => ({ id, organizationId });
  return {
    async mySecondStep(actor: Actor): Promise<SecondStep> {
      const found = await findSecondStep(database, subjectOf(actor));
      const required = await life.isRequired(database, subjectOf(actor));
      if (!found) return { since: null, app: false, passkeys: [], required, recoveryCodes: 0 };
      const passkeys = await listPasskeys(database, subjectOf(actor));
      const { since, key, recoveryCodes } = found;
      return {
        since,
        app: key !== null,
        passkeys: passkeys.map(presentPasskey),
        required,
        recoveryCodes: recoveryCodes.length,
      };
    },

    /** Makes a key. Nothing is kept until a code shows that the person's app has it. */
    async prepareSecondStep({ personId, organizationId }: Actor): Promise<NewSecondStep> {
      const person = await findAccount(database, { id: personId, organizationId });
      if (!person) throw unauthorized();
      const key = newAppKey();
      const address = keyAddress(key, { issuer: settings.productName, label: person.email });
      const pending = { personId, key, until: after(clock.now(), pendingFor) };
      return { key, address, sealed: await seal(keys, sealedAs, JSON.stringify(pending)) };
    },

    /** Asks for codes from now on, and mails the person. Returns recovery codes if there were none. */
    async startSecondStep(
      actor: Actor,
      { sealed, appCode, ...proof }: Body<'startMySecondStep'>,
      client: RequestClient,
    ) {
      const key = await openKey(actor, sealed);
      const lastInterval = intervalOf(key, appCode, clock.now());
      if (lastInterval === null) throw invalid({ path: ['appCode'], reason: 'wrong-code' });
      const sealedKey = await codes.sealed(key);
      return proofs.take(actor, proof, client, async (tx, person, now) => {
        if ((await findSecondStep(tx, person))?.key) throw alreadySet();
        const fresh = await life.begin(tx, person, actor.sessionId, now);
        await updateSecondStep(tx, person, { key: sealedKey, lastInterval });
        await noteAndMail(tx, person, 'second-step-started', client, now);
        return { codes: fresh };
      });
    },

    /** Replaces the recovery codes. */
    async renewRecoveryCodes(actor: Actor, proof: Proof, client: RequestClient) {
      const fresh = newRecoveryCodes();
      await proofs.take(actor, proof, client, async (tx, person, now) => {
        const recoveryCodes = hashesOf(keys, person.id, fresh);
        if (!(await updateSecondStep(tx, person, { recoveryCodes }))) throw noSecondStep();
        await noteAndMail(tx, person, 'recovery-codes-renewed', client, now);
      });
      return { codes: fresh };
    },

    /** Asks for no codes of an app any more; passkeys stay. */
    async stopSecondStep(actor: Actor, proof: Proof, client: RequestClient): Promise<void> {
      await proofs.take(actor, proof, client, async (tx, person, now) => {
        if (!(await findSecondStep(tx, person))?.key) throw noSecondStep();
        await updateSecondStep(tx, person, { key: null, lastInterval: null });
        await life.endIfEmpty(tx, person);
        await noteAndMail(tx, person, 'second-step-stopped', client, now);
      });
    },

    /**
     * Does so for a member who has lost their phone. Does nothing if they have no second step. Throws 404 for another organization's, and 409
     * while their address is changed (product 9.64).
     */
    async resetSecondStep(
      actor: Member,
      personId: string,
      { currentPassword }: Body<'resetSecondStep'>,
      client: RequestClient,
    ): Promise<void> {
      if (personId === actor.personId) throw ownReset();
      const member = await findAccount(database, { ...actor, id: personId });
      if (!member) throw notFound();
      const admin = await tries.counted(actor, client, () => passwords.check(actor, currentPassword));
      const refused = await inTransaction(database, async (tx) => {
        const { roles } = await passwords.judgeAgain(tx, actor, admin);
        if (!roles.includes('admin')) throw forbidden();
        const person = await lockPerson(tx, { ...actor, id: personId });
        if (!person || person.finished) throw notFound();
        return (await refusedBy(tx, person)) ?? (await reset(tx, person));
      });
      if (refused instanceof AppError) throw refused;
    },

    /** Does so for whoever has this address, on the word of who runs the installation. Returns whether they had a second step. */
    async resetSecondStepOf(email: string): Promise<boolean> {
      const person = await findByEmail(database, email);
      if (!person) throw notFound();
      return inTransaction(database, (tx) => reset(tx, person));
    },
  };

  async function reset(tx: Transaction, person: AuditSubject): Promise<boolean> {
    if (!(await deleteSecondStep(tx, person))) return false;
    await noteAndMail(tx, person, 'second-step-reset', null, clock.now());
    return true;
  }

  /** Returns why a reset is refused, after it was told to both addresses; null if it is not. */
  async function refusedBy(tx: Transaction, person: PersonRow): Promise<AppError | null> {
    const now = clock.now();
    const change = await findAddressChange(tx, person, now);
    if (!change || !(await findSecondStep(tx, person))) return null;
    const key = sign(keys, JSON.stringify(['second-step-kept', change.id]));
    if ((await consumeAttempt(tx, key, keptMailed, now)).is === 'allowed')
      await queueMails(tx, now, keptMails(change));
    return addressChangingError();
  }

  async function openKey({ personId }: Actor, sealed: string): Promise<string> {
    const text = await unseal(keys, sealedAs, sealed);
    const pending = text === undefined ? undefined : NewKey.parse(JSON.parse(text));
    if (pending?.personId !== personId || !stillLasts(pending.until, pendingFor, clock.now()))
      throw conflict('key-expired', 'This key is too old. Please begin again.');
    return pending.key;
  }
}

function keptMails({ id, organizationId, personId: recipient }: AddressChangeRow) {
  const about = { organizationId, kind: secondStepKept.kind, recipient, patrolId: null };
  return ['former', 'next'].map((to) => ({ ...about, cause: newId(), subject: { changeId: id, to } }));
}

function addressChangingError() {
  const message =
    'Their email address is being changed, or was within a day. Their second step can be reset a day after that.';
  return conflict('address-changing', message);
}

function alreadySet() {
  return conflict('second-step-set', 'An authenticator app is set up already. Turn it off first.');
}

function noSecondStep() {
  return conflict('no-second-step', 'No second step is set up.');
}

function presentPasskey({ id, name, added, lastUsed }: StoredPasskey): Passkey {
  return { _id: id, name, added, lastUsed };
}

function ownReset() {
  return conflict('own-second-step', 'Turn your own second step off on Security.');
}
