import { catalogue, chosen, counted, filled } from '#texts/catalogue.ts';

/** The dialog that asks who the user is before what can do harm (product 9.22). */
export const confirmationTexts = catalogue('sessions/confirmation', {
  title: 'Confirm It’s You',
  why: 'This could do harm in the wrong hands. You are not asked again for ten minutes.',
  password: 'Your password',
  unable: filled('Unable to confirm: {reason}'),
  unableToLoad: 'Unable to load the question',
});

/** The fields that show that the account is the user’s (product 9.23). */
export const proofTexts = catalogue('sessions/proof', {
  passkey: 'Use a Passkey',
  recoveryCode: 'Recovery code',
  codeHint: 'Of your authenticator app, or a recovery code',
  currentPassword: 'Current password',
});

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

/** Where the user is signed in, their audit history and their calendar’s address (product 14.7 and 10.8). */
export const sessionTexts = catalogue('sessions/sessions', {
  title: 'Current Sessions',
  none: 'No sessions',
  issued: 'Issued',
  issuedAt: filled('Issued {when}'),
  ip: 'IP',
  lastRefreshed: 'Last refreshed',
  browser: 'Browser',
  browserOn: filled('{browser} on {system}'),
  unknown: 'unknown',
  thisDevice: 'This device',
  /** How a session began, but for the password alone. */
  began: chosen({
    'password-and-code': 'With a code',
    'password-and-passkey': 'Password and passkey',
    passkey: 'With a passkey',
  }),
  over: chosen({ revoked: 'Revoked', expired: 'Expired' }),
  revoke: 'Revoke',
  revokeOne: filled('Revoke {browser}, issued {when}'),
  revoked: 'Session revoked',
  unableToRevoke: 'Error revoking session',

  history: 'Audit History',
  noEvents: 'No events',
  event: 'Event',
  /** What happened. */
  happened: chosen({
    'sign-in-success': 'Sign in success',
    'sign-in-failure': 'Sign in failed',
    'locked-out': 'Sign in failed',
    'session-revoked': 'Sign in failed',
    'session-confirmed': 'Session confirmed',
    'sign-out': 'Sign out',
    'password-set': 'Password set',
    'password-reset-requested': 'Password reset requested',
    'second-step-started': 'Second step started',
    'second-step-stopped': 'Second step stopped',
    'second-step-reset': 'Second step reset',
    'passkey-added': 'Passkey added',
    'passkey-removed': 'Passkey removed',
    'recovery-codes-renewed': 'Recovery codes renewed',
    'recorded-downloaded': 'Recorded downloaded',
    'recorded-erased': 'Recorded erased',
    'information-erased': 'Information erased',
    'information-downloaded': 'Information downloaded',
    'recovery-code-used': 'Recovery code used',
  }),
  failedBecause: filled('Sign in failed - {reason}'),

  calendar: 'Calendar Address',
  calendarMade: filled('Made {when}. Whoever has it can read your patrols without signing in.'),
  stopCalendar: 'Stop the calendar',
  askBeforeStopping: 'Stop the calendar?',
  stopMeans: 'Calendars that read the present address will no longer find your patrols.',
});

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

/** The page that marks a device as shared (product 9.11). */
export const deviceTexts = catalogue('auth/device', {
  sharedHint:
    'For a device that several people use. From the next sign-in on, nobody is offered to stay signed in here, and everybody is signed out after 12 hours. Kept on this device only.',
});

/** The page behind a link to set a password (product 10.3). */
export const setPasswordTexts = catalogue('auth/set-password', {
  account: 'For {email}',
  again: 'Confirm password',
  set: 'Set Password',
  wasSet: 'Password set. You can sign in now.',
  unableToLoad: 'Unable to load this link',
  linkDead: 'This link no longer works',
  linkDeadHint: 'It has expired, or a password was already set with it. Ask for another one.',
  sendAnother: 'Send Another Link',
});

/** Signing in, and asking for a link to set a password (product 9.8, 9.19 and 9.24). */
export const signInTexts = catalogue('auth/sign-in', {
  emailAddress: 'Email address',
  staySignedIn: 'Stay signed in',
  passkey: 'Use a Passkey',
  forgot: 'Forgot password?',

  waiting: counted({
    one: '{count} entry of a patrol waits on this phone',
    other: '{count} entries of a patrol wait on this phone',
  }),
  waitingMeans: 'Nothing is lost. They are sent once whoever recorded them has signed in here again.',

  goOnRecording: 'Go On Recording',
  recordingAlone:
    'You are no longer signed in, so nothing of the patrol is shown. What you write here is kept with what waits.',
  allQuietHere: 'All Quiet Here',
  keepOnPhone: 'Keep on This Phone',

  forgotTitle: 'Forgot Password',
  forgotHint: 'Instructions to reset your password will be sent to the address you submit.',
  send: 'Send email',
  sent: 'An email is on its way.',
  sentTo: 'It goes to {email} if that is the address of an account, and its link works for an hour.',
  backToSignIn: 'Back to Sign In',
});

/** The address of a calendar, of a person or of an organization. */
export const calendarTexts = catalogue('calendar', {
  address: 'Address',
  copied: 'Address copied',
  unableToCopy: 'Unable to copy: the address is selected, so that you can copy it yourself.',
  open: 'Open in Calendar',
  change: chosen({ renew: 'Make a New Address', stop: 'Stop' }),
  askBefore: chosen({ renew: 'Make a new address?', stop: 'Stop the calendar?' }),
  lost: filled('Calendars that read the present address will no longer find {lost}.'),
});

/** What is said of a passkey that was not used or made (product 9.24). */
export const passkeyTexts = catalogue('passkeys', {
  notUsed: 'No passkey was used.',
  alreadyOnDevice: 'There is a passkey of yours on this device already.',
});

/** The form that changes the user’s password (product 10.7). */
export const passwordFormTexts = catalogue('password-form', {
  title: 'Change Password',
  current: 'Current password',
  new: 'New password',
  again: 'Confirm password',
  keepCalendar: 'Keep my calendar address',
  keepCalendarHint: 'Otherwise calendars that read it no longer find your patrols.',
  changed: 'Password changed',
});

/** The user’s own password (product 9.12). */
export const passwordTexts = catalogue('password', {
  change: 'Change Password',
  hint: 'Changing it signs you out on other devices.',
});

/** The address of the user’s own calendar (product 10.4). */
export const myCalendarTexts = catalogue('profile/calendar', {
  title: 'Calendar',
  unableToLoad: 'Unable to load calendar',
  hint: 'Your patrols in the calendar of your phone or computer. Whoever has the address can read them without signing in.',
  make: 'Make an Address',
  /** What calendars lose with the address. */
  lost: 'your patrols',
});
