import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/** Hashing is deliberately expensive; more hashes at once would starve everything else (product 9.7). */
export const hashedTogether = 4;
const limit = pLimit(hashedTogether);

/** Verified when there is no account, so that the response time does not reveal it (product 9.8). */
const dummyHash = hash('no one has this password');

/** How a password fits a hash: not, as it is kept now, or as it was typed when passwords were kept as they came (product 9.26). */
type Fit = 'none' | 'kept' | 'former';

/** Returns the argon2id hash of the composed form in PHC format. */
export function hashPassword(password: string): Promise<string> {
  return limit(() => hash(password.normalize('NFC')));
}

export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  return (await fitOf(password, passwordHash)) !== 'none';
}

/** Returns `none` when there is no hash, after the same time as for a wrong password. */
export async function fitOf(password: string, passwordHash: string | null): Promise<Fit> {
  const storedHash = passwordHash ?? (await dummyHash);
  const kept = password.normalize('NFC');
  const formers = new Set([password, password.normalize('NFD')]);
  formers.delete(kept);
  const fits = (form: string) => limit(() => verify(storedHash, form));
  if (await fits(kept)) return passwordHash === null ? 'none' : 'kept';
  for (const form of formers) if (await fits(form)) return passwordHash === null ? 'none' : 'former';
  return 'none';
}
