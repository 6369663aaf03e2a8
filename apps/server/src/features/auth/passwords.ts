import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/** Hashing is deliberately expensive; more hashes at once would starve everything else (product 9.7). */
const limit = pLimit(4);

/** Verified when there is no account, so that the response time does not reveal it (product 9.8). */
const dummyHash = hash('no one has this password');

/** Returns the argon2id hash in PHC format. */
export function hashPassword(password: string): Promise<string> {
  return limit(() => hash(password));
}

/** Returns false when there is no hash, after the same time as a wrong password. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const storedHash = passwordHash ?? (await dummyHash);
  const matches = await limit(() => verify(storedHash, password));
  return matches && passwordHash !== null;
}
