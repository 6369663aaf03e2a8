import { catalogue } from '#texts/catalogue.ts';

/** The fields that show that the account is the user’s (product 9.23). */
export const proofTexts = catalogue('sessions/proof', {
  passkey: 'Use a Passkey',
  recoveryCode: 'Recovery code',
  codeHint: 'Of your authenticator app, or a recovery code',
  currentPassword: 'Current password',
});
