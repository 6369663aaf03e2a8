import { catalogue, chosen, counted, filled } from '#texts/catalogue.ts';

/** The cards of the user’s passkeys and of their second step (product 9.19 and 9.23). */
export const secondStepTexts = catalogue('sessions/second-step', {
  passkeys: 'Passkeys',
  passkeysHint:
    'A passkey signs you in by your finger, your face or the PIN of your device, without a password. Nobody can learn it from you, and it works on this site alone.',
  addPasskey: 'Add a Passkey',
  added: filled('Added {date}'),
  used: 'used {when}',
  notUsed: 'not used yet',
  rename: 'Rename',
  renameOne: filled('Rename {name}'),
  removeOne: filled('Remove {name}'),
  removePasskey: 'Remove a Passkey',
  askBeforeRemoving: 'Remove {name}? It no longer signs in.',
  passkeyRemoved: 'Passkey removed',

  title: 'Second Step',
  hint: 'Whoever learns your password cannot sign in without your phone: a passkey, or a code of an authenticator app, is asked for as well.',
  unableToLoad: 'Unable to load the second step',
  setUpApp: 'Set Up an App',
  asked: chosen({
    app: 'A code of your authenticator app, or a passkey, is asked for when you sign in with your password, since {when}.',
    passkey: 'A passkey is asked for when you sign in with your password, since {when}.',
  }),
  noneLeft: 'No recovery code is left.',
  left: counted({ one: '{count} recovery code is left.', other: '{count} recovery codes are left.' }),
  newCodes: 'New Recovery Codes',
  makeNewCodes: 'Make New Codes',
  turnOffApp: 'Turn Off the App',
  turnOff: 'Turn Off',
  turnedOff: 'Turned off',
  required:
    'A second step is required of you, so the last one cannot be removed. To change phones, add a passkey of the new phone first.',
});
