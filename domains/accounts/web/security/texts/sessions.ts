import { catalogue, chosen, filled } from '#texts/catalogue.ts';

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
