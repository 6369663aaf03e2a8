import { randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { z } from 'zod';

/**
 * How the key of a file is made of its passphrase: scrypt (RFC 7914). `check` tells a wrong passphrase from a damaged
 * file. The limits keep a file that somebody else has made from using up the memory: 128 · n · r bytes.
 */
export const Encryption = z.object({
  by: z.literal('scrypt, aes-256-gcm'),
  n: z.union([z.literal(2 ** 16), z.literal(2 ** 17), z.literal(2 ** 18)]),
  r: z.literal(8),
  p: z.int().min(1).max(4),
  salt: z.hex().length(32),
  check: z.hex().length(64),
});
export type Encryption = z.infer<typeof Encryption>;

/** 128 MiB and a third of a second for each guess. */
const cost = { n: 2 ** 17, r: 8, p: 1 } as const;

/** Makes a new key. Returns it with what it can be made of again. */
export async function newBackupKey(passphrase: string): Promise<{ key: Buffer; encryption: Encryption }> {
  const salt = randomBytes(16).toString('hex');
  const { key, check } = await derive(passphrase, { ...cost, salt });
  return { key, encryption: { by: 'scrypt, aes-256-gcm', ...cost, salt, check } };
}

/** Returns the key again; null if the passphrase is another one. */
export async function keyAgain(passphrase: string, encryption: Encryption): Promise<Buffer | null> {
  const { key, check } = await derive(passphrase, encryption);
  return check === encryption.check ? key : null;
}

const keyBytes = 32;

async function derive(
  passphrase: string,
  { n: N, r, p, salt }: Omit<Encryption, 'by' | 'check'>,
): Promise<{ key: Buffer; check: string }> {
  const both = await hash(passphrase.normalize(), Buffer.from(salt, 'hex'), { N, r, p });
  return { key: both.subarray(0, keyBytes), check: both.subarray(keyBytes).toString('hex') };
}

function hash(passphrase: string, salt: Buffer, options: { N: number; r: number; p: number }) {
  // twice what the algorithm needs, which is Node's own limit
  const maxmem = 256 * options.N * options.r;
  return promisify<string, Buffer, number, object, Buffer>(scrypt)(passphrase, salt, 2 * keyBytes, {
    ...options,
    maxmem,
  });
}
