import { defineRoute, everyone, Id, signedIn } from '#contract';
import { z } from '#contract/zod.ts';
import {
  NewSecondStep,
  PasswordGiven,
  Proof,
  RecoveryCodes,
  SecondStep,
  SecondStepStart,
  WithoutSecondStep,
} from './schema.ts';

const limit = { max: 60, perSeconds: 60 };

export const secondStepRoutes = {
  getMySecondStep: defineRoute({
    method: 'GET',
    path: '/my/second-step',
    summary: 'Says what is asked of the caller at each sign-in besides the password',
    access: everyone,
    withoutSecondStep: 'everybody',
    status: 200,
    response: SecondStep,
  }),
  prepareMySecondStep: defineRoute({
    method: 'POST',
    path: '/my/second-step/prepare',
    summary: 'Makes a key for an authenticator app; nothing is kept yet',
    access: everyone,
    unconfirmed: 'own',
    withoutSecondStep: 'everybody',
    limit,
    status: 200,
    response: NewSecondStep,
  }),
  startMySecondStep: defineRoute({
    method: 'POST',
    path: '/my/second-step',
    summary:
      'Asks for codes of that key from now on. Where nothing was asked before, ends the other sessions and returns recovery codes. A wrong password counts as a failed sign-in',
    access: everyone,
    unconfirmed: 'proof',
    withoutSecondStep: 'everybody',
    body: SecondStepStart,
    ownTransactions: true,
    limit,
    status: 200,
    response: RecoveryCodes,
  }),
  renewMyRecoveryCodes: defineRoute({
    method: 'POST',
    path: '/my/second-step/recovery-codes',
    summary: "Replaces the caller's recovery codes",
    access: everyone,
    unconfirmed: 'proof',
    body: Proof,
    ownTransactions: true,
    limit,
    status: 200,
    response: RecoveryCodes,
  }),
  stopMySecondStep: defineRoute({
    method: 'POST',
    path: '/my/second-step/stop',
    summary: 'Asks the caller for no code of an app any more',
    access: everyone,
    unconfirmed: 'proof',
    body: Proof,
    ownTransactions: true,
    limit,
    status: 204,
  }),
  listWithoutSecondStep: defineRoute({
    method: 'GET',
    path: '/my/organization/without-second-step',
    summary: 'Lists the members who need a second step and have none, those first who need it first',
    access: signedIn('admin'),
    status: 200,
    response: z.object({ items: z.array(WithoutSecondStep) }),
  }),
  resetSecondStep: defineRoute({
    method: 'POST',
    path: '/person/{id}/second-step/reset',
    summary:
      'Asks a member who has lost their phone for their password alone, removes their passkeys, and mails them; the admin gives their own password',
    access: signedIn('admin'),
    unconfirmed: 'proof',
    params: z.strictObject({ id: Id }),
    body: PasswordGiven,
    ownTransactions: true,
    limit,
    status: 204,
  }),
} as const;
