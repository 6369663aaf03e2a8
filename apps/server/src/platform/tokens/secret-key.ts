import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '@patrolbook/embedded-postgres';
import type { SecretKeys } from './signature.ts';

/** 256 bits in base64url. */
const keyLength = 43;

/**
 * Returns the configured keys, or a key that is generated once in the data folder and readable only by its
 * owner. Throws StartError if that file is truncated.
 */
export async function secretKeys(configured: readonly string[], dataFolder: string): Promise<SecretKeys> {
  const [first, ...rest] = configured;
  if (first) return [first, ...rest];
  const file = join(dataFolder, 'secret-key');
  await generateOnce(file);
  const key = (await readFile(file, 'utf8')).trim();
  if (key.length < keyLength)
    throw new StartError(`The key in ${file} is truncated; remove the file to have a new one generated.`);
  return [key];
}

/** Creates the file atomically, even if two processes start together or the power fails. */
async function generateOnce(file: string): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
  try {
    await link(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(draft);
  }
}
