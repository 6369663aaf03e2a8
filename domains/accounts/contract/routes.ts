import { anyone, defineRoute, Email, everyone, LinkToken, tokenRoutes } from '#contract';
import { z } from '#contract/zod.ts';
import { NewPassword, PasswordChange, SignIn } from './schema.ts';
import { Proof } from './second-step/schema.ts';

const linkParams = z.strictObject({ linkToken: LinkToken });

export const authRoutes = {
  changeMyPassword: defineRoute({
    method: 'POST',
    path: '/my/password',
    summary:
      "Changes the caller's password and ends their other sessions; a wrong current one counts as a failed sign-in",
    access: everyone,
    unconfirmed: 'proof',
    withoutSecondStep: 'everybody',
    body: PasswordChange,
    ownTransactions: true,
    limit: { max: 60, perSeconds: 60 },
    status: 204,
  }),
  confirmMySession: defineRoute({
    method: 'POST',
    path: '/my/session/confirm',
    summary:
      'Confirms for ten minutes that it is the caller who uses the session; a wrong proof counts as a failed sign-in',
    access: everyone,
    unconfirmed: 'proof',
    withoutSecondStep: 'everybody',
    body: Proof,
    ownTransactions: true,
    limit: { max: 60, perSeconds: 60 },
    status: 204,
  }),
  signIn: defineRoute({
    method: 'POST',
    path: '/auth/sign-in',
    summary: 'Signs a person in; the tokens arrive as cookies',
    access: anyone,
    unconfirmed: 'no-session',
    body: SignIn,
    limit: { max: 60, perSeconds: 60 },
    status: 204,
  }),
  ...tokenRoutes,
  forgotPassword: defineRoute({
    method: 'POST',
    path: '/forgot-password',
    summary:
      'Mails a link to set a new password if the address belongs to a person; the answer is always the same',
    access: anyone,
    unconfirmed: 'no-session',
    body: z.strictObject({ email: Email }),
    limit: { max: 20, perSeconds: 900 },
    status: 204,
  }),
  viewPasswordLink: defineRoute({
    method: 'GET',
    path: '/set-password/{linkToken}',
    summary: 'Names the account whose password the link sets; 401 if the link is dead',
    access: anyone,
    params: linkParams,
    limit: { max: 60, perSeconds: 900 },
    linkLimit: { max: 20, perSeconds: 900 },
    status: 200,
    response: z.object({ email: z.string() }),
  }),
  setPassword: defineRoute({
    method: 'POST',
    path: '/set-password/{linkToken}',
    summary: 'Sets the password of the person the link was mailed to',
    access: anyone,
    unconfirmed: 'no-session',
    params: linkParams,
    body: z.strictObject({ password: NewPassword, sharedDevice: z.boolean().default(false) }),
    limit: { max: 60, perSeconds: 900 },
    linkLimit: { max: 20, perSeconds: 900 },
    status: 204,
  }),
} as const;
