import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/** Hashing is made to be heavy; more than this many at once would starve everything else (design 6.2). */
const limit = pLimit(4);

/** Verified when there is no account, so that the time taken does not tell. */
const nobody = hash('no one has this password');

/** argon2id in PHC form. */
export function hashPassword(password: string): Promise<string> {
  return limit(() => hash(password));
}

/** False, after the same time, when there is no hash. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const against = passwordHash ?? (await nobody);
  const matches = await limit(() => verify(against, password));
  return matches && passwordHash !== null;
}
