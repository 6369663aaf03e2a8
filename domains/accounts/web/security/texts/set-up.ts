import { catalogue, filled } from '#texts/catalogue.ts';

/** The forms of a passkey and of an authenticator app, and the recovery codes. */
export const setUpTexts = catalogue('sessions/set-up', {
  addPasskey: 'Add a Passkey',
  passkeyNameHint: 'By which you will know it, such as the device that it is on',
  passkeyAdded: 'Passkey added',
  renamePasskey: 'Rename a Passkey',
  rename: 'Rename',
  unableToRename: filled('Unable to rename: {reason}'),

  setUpApp: 'Set Up an Authenticator App',
  scan: 'Scan this with an authenticator app, such as Google Authenticator, Aegis or your password manager.',
  qrCode: 'QR code of the key',
  onThisPhone: 'On this phone, {open} or type the key: {key}',
  openApp: 'open the app',
  appCode: 'Code that the app shows',
  setUp: 'Set Up',
  unableToMakeKey: 'Unable to make a key',

  recoveryCodes: 'Recovery Codes',
  recoveryCodesHint:
    'Each works once in place of a passkey or of a code of the app. Print them or write them down, and keep them where you find them without your phone. They are shown only now.',
  copied: 'Copied',
  unableToCopy: 'Unable to copy. Please write them down.',
  kept: 'I Have Kept Them',
});
