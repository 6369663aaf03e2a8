import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';

/**
 * Seals the frames of a file one after the other. Each seal covers the one before, so a frame that was changed, left out,
 * doubled or moved does not open. The last one covers the whole file.
 */
export interface Seal {
  /** Returns the frame with its seal. */
  close(frame: Buffer): Buffer;
  /** Returns the frame, or null if it is not the next one that was sealed. */
  open(sealed: Buffer): Buffer | null;
}

/** A seal that notices damage, by SHA-256. Whoever changes the file on purpose can make it anew. */
export function checksumSeal(): Seal {
  let last = Buffer.alloc(0);
  const checksumOf = (frame: Buffer) => createHash('sha256').update(last).update(frame).digest();
  return {
    close(frame) {
      last = checksumOf(frame);
      return Buffer.concat([frame, last]);
    },
    open(sealed) {
      const frame = sealed.subarray(0, -checksumBytes);
      const checksum = checksumOf(frame);
      if (!checksum.equals(sealed.subarray(-checksumBytes))) return null;
      last = checksum;
      return frame;
    },
  };
}

const checksumBytes = 32;

/** AES-256-GCM, and how long its authentication tags are. */
const cipher = 'aes-256-gcm';
const tagBytes = 16;

/**
 * A seal that also encrypts, and that nobody makes who lacks the key. The key must be of this file alone, since the
 * frames are numbered from 0. `first` is covered by the first seal.
 */
export function encryptingSeal(key: Buffer, first: Buffer): Seal {
  let last = first;
  let number = 0n;
  const nextNonce = () => {
    const nonce = Buffer.alloc(12);
    nonce.writeBigUInt64BE(number, 4);
    number += 1n;
    return nonce;
  };
  return {
    close(frame) {
      const encrypting = createCipheriv(cipher, key, nextNonce()).setAAD(last);
      const encrypted = [encrypting.update(frame), encrypting.final()];
      last = encrypting.getAuthTag();
      return Buffer.concat([...encrypted, last]);
    },
    open(sealed) {
      const tag = sealed.subarray(-tagBytes);
      const options = { authTagLength: tagBytes };
      const decrypting = createDecipheriv(cipher, key, nextNonce(), options).setAAD(last);
      if (tag.length < tagBytes) return null;
      decrypting.setAuthTag(tag);
      const frame = decrypting.update(sealed.subarray(0, -tagBytes));
      try {
        decrypting.final();
      } catch {
        return null; // Node's way of saying that the tag is another one
      }
      last = tag;
      return frame;
    },
  };
}
