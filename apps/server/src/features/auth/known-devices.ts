import { isSignedBy, type SecretKeys, sign } from '../../platform/tokens/signature.ts';

/** The device cookie holds a signature for each of the last accounts that signed in, the newest first. */
const maxAccounts = 5;

export function isKnownDevice(keys: SecretKeys, cookie: string | undefined, email: string): boolean {
  return signatures(cookie).some((signature) => isSignedBy(keys, subject(email), signature));
}

/** Returns the new value of the device cookie. */
export function rememberDevice(keys: SecretKeys, cookie: string | undefined, email: string): string {
  const own = sign(keys, subject(email));
  return [own, ...signatures(cookie).filter((other) => other !== own)].slice(0, maxAccounts).join('.');
}

function signatures(cookie: string | undefined): string[] {
  return (cookie ?? '')
    .split('.')
    .filter((part) => part !== '')
    .slice(0, maxAccounts);
}

function subject(email: string): string {
  return `device:${email.toLowerCase()}`;
}
