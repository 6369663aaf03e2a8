import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '#embedded-postgres';
import type { SecretKeys } from './signature.ts';

/** 256 bits in base64url. */
const keyLength = 43;

const fileIn = (dataFolder: string) => join(dataFolder, 'secret-key');

/**
 * Returns the configured keys, or a key that is generated once in the data folder and readable only by its
 * owner. Throws StartError if that file is truncated.
 */
export async function secretKeys(configured: readonly string[], dataFolder: string): Promise<SecretKeys> {
  return (await findSecretKeys(configured, dataFolder)) ?? generateOnce(dataFolder);
}

/** Does the same but generates no key: returns null if there is none. */
export async function findSecretKeys(
  configured: readonly string[],
  dataFolder: string,
): Promise<SecretKeys | null> {
  const [first, ...rest] = configured;
  if (first) return [first, ...rest];
  return existsSync(fileIn(dataFolder)) ? readKeys(fileIn(dataFolder)) : null;
}

/** Reads the file. A generated key has its length; keys that were restored end with a newline. */
async function readKeys(file: string): Promise<SecretKeys> {
  const text = await readFile(file, 'utf8');
  const [first = '', ...rest] = text.trim().split(',');
  if (text.length < keyLength && !text.endsWith('\n'))
    throw new StartError(`The key in ${file} is truncated; remove the file to have a new one generated.`);
  return [first, ...rest];
}

/** Generates the file atomically, even if two processes start together or the power fails. */
async function generateOnce(dataFolder: string): Promise<SecretKeys> {
  const file = fileIn(dataFolder);
  const draft = await writeDraft(file, randomBytes(32).toString('base64url'));
  try {
    await link(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(draft);
  }
  return readKeys(file);
}

/**
 * Keeps the keys of a restored installation in the data folder. Other ones that are there, which an empty installation has
 * no use for, are kept beside them. Returns the file.
 */
export async function keepSecretKeys(keys: SecretKeys, dataFolder: string): Promise<string> {
  const file = fileIn(dataFolder);
  const present = await findSecretKeys([], dataFolder);
  if (present?.join() === keys.join()) return file;
  if (present) await rename(file, `${file}.replaced`);
  await rename(await writeDraft(file, `${keys.join()}\n`), file);
  return file;
}

async function writeDraft(file: string, text: string): Promise<string> {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, text, { mode: 0o600, flush: true });
  return draft;
}
