import { v7 as newId } from 'uuid';
import type { NewPasskeyChallenge, PasskeyChallenge, passkeyRoutes } from '#accounts/contract';
import { type BodyOf, limits } from '#contract';
import type { Context } from '#platform/context.ts';
import type { Transaction } from '#platform/database/connect.ts';
import type { Actor } from '#platform/http/pipeline/actor.ts';
import { conflict, invalid, notFound, unauthorized } from '#platform/http/pipeline/app-error.ts';
import type { AuditSubject } from '../auth/audit.ts';
import type { RequestClient } from '../auth/client.ts';
import { findAccount } from '../auth/store.ts';
import { noteAndMail } from '../second-step/note-and-mail.ts';
import { ownerProofs } from '../second-step/proof.ts';
import { secondStepLife } from '../second-step/second-step-life.ts';
import { challengeLife, passkeyChallenges } from './challenge.ts';
import { deletePasskey, insertPasskey, listPasskeys, type StoredPasskey, updatePasskey } from './store.ts';
import { userHandle } from './user-handle.ts';
import { algorithms, judgeMade } from './webauthn.ts';

type Body<Call extends 'addMyPasskey' | 'renameMyPasskey' | 'removeMyPasskey'> = BodyOf<
  (typeof passkeyRoutes)[Call]
>;

/** The caller's passkeys (product 9.23). */
export function passkeyUseCases(context: Context) {
  const { database, settings } = context;
  const site = settings.publicUrl.hostname;
  const asked = { rpId: site, timeout: challengeLife, userVerification: 'required' } as const;
  const challenges = passkeyChallenges(context);
  const proofs = ownerProofs(context);
  const life = secondStepLife(context);
  const subjectOf = ({ personId: id, organizationId }: Actor): AuditSubject => ({ id, organizationId });
  return {
    /** Says what a browser makes a passkey from. Nothing is kept until it has. */
    async preparePasskey(actor: Actor): Promise<NewPasskeyChallenge> {
      const person = await findAccount(database, subjectOf(actor));
      if (!person) throw unauthorized();
      const { email, firstName, lastName } = person;
      return {
        challenge: await challenges.make({ of: 'new-passkey', personId: person.id }),
        rp: { id: site, name: settings.productName },
        user: { id: userHandle(person), name: email, displayName: `${firstName} ${lastName}` },
        pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
        timeout: challengeLife,
        excludeCredentials: (await listPasskeys(database, person)).map(credentialOf),
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
        attestation: 'none',
      };
    },

    /** Keeps a passkey and mails the person. Returns recovery codes if there were none. */
    async addPasskey(actor: Actor, { name, made, ...proof }: Body<'addMyPasskey'>, client: RequestClient) {
      const purpose = { of: 'new-passkey', personId: actor.personId } as const;
      const judged = await judgeMade(made, (encoded) => challenges.open(purpose, encoded), settings);
      if (!judged) throw wrongPasskey();
      const { nonce, ...kept } = judged;
      return proofs.take(actor, proof, client, async (tx, person, now) => {
        const codes = await life.begin(tx, person, actor.sessionId, now);
        if ((await listPasskeys(tx, person)).length >= limits.passkeys.max) throw tooMany();
        const isNew =
          (await challenges.use(tx, nonce)) &&
          (await insertPasskey(tx, person, { ...kept, id: newId(), name, added: now }));
        if (!isNew) throw wrongPasskey();
        await noteAndMail(tx, person, 'passkey-added', client, now);
        return { codes };
      });
    },

    async renamePasskey(
      tx: Transaction,
      actor: Actor,
      id: string,
      { name }: Body<'renameMyPasskey'>,
    ): Promise<void> {
      if (!(await updatePasskey(tx, subjectOf(actor), id, { name }))) throw notFound();
    },

    /** Removes a passkey and mails the person. */
    async removePasskey(
      actor: Actor,
      id: string,
      proof: Body<'removeMyPasskey'>,
      client: RequestClient,
    ): Promise<void> {
      await proofs.take(actor, proof, client, async (tx, person, now) => {
        if (!(await deletePasskey(tx, person, id))) throw notFound();
        await life.endIfEmpty(tx, person);
        await noteAndMail(tx, person, 'passkey-removed', client, now);
      });
    },

    /** Asks the caller's passkeys to show that the account is theirs. */
    async challengeMyPasskey(actor: Actor): Promise<PasskeyChallenge> {
      const person = subjectOf(actor);
      const own = await listPasskeys(database, person);
      return {
        ...asked,
        challenge: await challenges.make({ of: 'proof', personId: person.id }),
        allowCredentials: own.map(credentialOf),
      };
    },

    /** Asks for a passkey of anybody, to sign in. */
    async challengePasskey(): Promise<PasskeyChallenge> {
      return { ...asked, challenge: await challenges.make({ of: 'sign-in' }), allowCredentials: [] };
    },
  };
}

function credentialOf({ credentialId }: StoredPasskey) {
  return { id: credentialId, type: 'public-key' } as const;
}

function wrongPasskey() {
  return invalid({ path: ['made'], reason: 'wrong-passkey' });
}

function tooMany() {
  return conflict('too-many-passkeys', `You have ${limits.passkeys.max} passkeys. Remove one first.`);
}
