import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SecretKeys } from './signature.ts';

/** The configured keys, or one that is generated once into the data folder, readable by its owner alone. */
export async function secretKeys(configured: readonly string[], dataFolder: string): Promise<SecretKeys> {
  const [first, ...rest] = configured;
  if (first) return [first, ...rest];
  const file = join(dataFolder, 'secret-key');
  try {
    await writeFile(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return [(await readFile(file, 'utf8')).trim()];
}
