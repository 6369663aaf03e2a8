import { catalogue, counted } from '../catalogue.ts';

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
