import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';
import type { SecretKeys } from './signature.ts';

/** 256 bits, base64url. */
const keyLength = 43;

/** The configured keys, or one that is generated once into the data folder, readable by its owner alone. */
export async function secretKeys(configured: readonly string[], dataFolder: string): Promise<SecretKeys> {
  const [first, ...rest] = configured;
  if (first) return [first, ...rest];
  const file = join(dataFolder, 'secret-key');
  await generateOnce(file);
  const key = (await readFile(file, 'utf8')).trim();
  if (key.length < keyLength)
    throw new StartError(`The file ${file} holds no whole key; remove it to have another made.`);
  return [key];
}

/** The file is there whole or not at all, also when two processes start together or the power fails. */
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
