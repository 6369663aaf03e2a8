import { anyone, defineRoute, everyone, Id } from '#contract';
import { z } from '#contract/zod.ts';
import { SignInOptions } from '../schema.ts';
import { Proof, RecoveryCodes } from '../second-step/schema.ts';
import { MadePasskey, NewPasskeyChallenge, PasskeyAnswer, PasskeyChallenge, PasskeyName } from './schema.ts';

const limit = { max: 60, perSeconds: 60 };
const params = z.strictObject({ id: Id });

export const passkeyRoutes = {
  prepareMyPasskey: defineRoute({
    method: 'POST',
    path: '/my/passkey/prepare',
    summary: 'Says what a browser makes a passkey from; nothing is kept yet',
    access: everyone,
    withoutSecondStep: 'everybody',
    limit,
    safe: true,
    status: 200,
    response: NewPasskeyChallenge,
  }),
  addMyPasskey: defineRoute({
    method: 'POST',
    path: '/my/passkey',
    summary:
      'Keeps a passkey, by which the caller signs in from now on. Where nothing was asked besides the password before, ends the other sessions and returns recovery codes',
    access: everyone,
    unconfirmed: 'proof',
    withoutSecondStep: 'everybody',
    body: Proof.extend({ name: PasskeyName, made: MadePasskey }),
    ownTransactions: true,
    limit,
    status: 200,
    response: RecoveryCodes,
  }),
  renameMyPasskey: defineRoute({
    method: 'PATCH',
    path: '/my/passkey/{id}',
    summary: 'Gives a passkey another name',
    access: everyone,
    unconfirmed: 'own',
    params,
    body: z.strictObject({ name: PasskeyName }),
    status: 204,
  }),
  removeMyPasskey: defineRoute({
    method: 'POST',
    path: '/my/passkey/{id}/remove',
    summary: 'Removes a passkey. With the last one, and no app, the password alone is asked for again',
    access: everyone,
    unconfirmed: 'proof',
    params,
    body: Proof,
    ownTransactions: true,
    limit,
    status: 204,
  }),
  challengeMyPasskey: defineRoute({
    method: 'POST',
    path: '/my/passkey/challenge',
    summary: "Asks the caller's passkeys to show that the account is theirs",
    access: everyone,
    withoutSecondStep: 'everybody',
    limit,
    safe: true,
    status: 200,
    response: PasskeyChallenge,
  }),
  challengePasskey: defineRoute({
    method: 'POST',
    path: '/auth/passkey/challenge',
    summary: 'Asks for a passkey to sign in with, whoever it belongs to',
    access: anyone,
    unconfirmed: 'no-session',
    limit,
    status: 200,
    response: PasskeyChallenge,
  }),
  signInWithPasskey: defineRoute({
    method: 'POST',
    path: '/auth/sign-in/passkey',
    summary: 'Signs in the person whose passkey it is; the tokens arrive as cookies',
    access: anyone,
    unconfirmed: 'no-session',
    body: SignInOptions.extend({ passkey: PasskeyAnswer }),
    limit,
    status: 204,
  }),
} as const;
