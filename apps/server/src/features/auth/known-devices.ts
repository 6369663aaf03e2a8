import { isSignedBy, type SecretKeys, sign } from '../../platform/tokens/signature.ts';

/** A device remembers, in one cookie, which accounts signed in on it: a signature each, the newest first. */
const remembered = 5;

export function isKnownDevice(keys: SecretKeys, cookie: string | undefined, email: string): boolean {
  return signatures(cookie).some((signature) => isSignedBy(keys, subject(email), signature));
}

/** The cookie's next value. */
export function rememberDevice(keys: SecretKeys, cookie: string | undefined, email: string): string {
  const own = sign(keys, subject(email));
  return [own, ...signatures(cookie).filter((other) => other !== own)].slice(0, remembered).join('.');
}

function signatures(cookie: string | undefined): string[] {
  return (cookie ?? '')
    .split('.')
    .filter((part) => part !== '')
    .slice(0, remembered);
}

function subject(email: string): string {
  return `device:${email.toLowerCase()}`;
}
