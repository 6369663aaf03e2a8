import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { NewPasskeyChallenge, PasskeyAnswer, PasskeyChallenge } from '#accounts/contract';
import { publicUrl } from './app.ts';

/** The bits of what an authenticator says of itself (WebAuthn, section 6.1). */
const flags = { present: 0x01, verified: 0x04, attested: 0x40 };

/** What an authenticator or a browser does otherwise than usual. */
export interface Oddity {
  origin?: string;
  rpId?: string;
  /** Whether its holder was verified. */
  verified?: boolean;
  counter?: number;
  type?: string;
}

/** A passkey in code: it makes a key pair, and signs what a browser would show it. It counts what it signs. */
export function softwareAuthenticator({ counts = true } = {}) {
  const id = randomBytes(16);
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  let counter = 0;
  let userHandle = '';
  const next = () => {
    if (counts) counter += 1;
    return counter;
  };
  return {
    /** Answers `navigator.credentials.create()`. */
    make({ challenge, rp, user }: NewPasskeyChallenge, odd: Oddity = {}) {
      userHandle = user.id;
      const authData = Buffer.concat([
        authenticatorData(odd.rpId ?? rp.id, odd.counter ?? next(), flagsOf(odd) | flags.attested),
        Buffer.alloc(16), // it does not say of which make it is
        uint16(id.length),
        id,
        coseKey(publicKey),
      ]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        bytes(authData),
      ]);
      return {
        id: id.toString('base64url'),
        clientDataJSON: clientData(challenge, { type: 'webauthn.create', ...odd }),
        attestationObject: attestation.toString('base64url'),
      };
    },

    /** Answers `navigator.credentials.get()`. */
    answer({ challenge, rpId }: PasskeyChallenge, odd: Oddity = {}): PasskeyAnswer {
      const clientDataJSON = clientData(challenge, { type: 'webauthn.get', ...odd });
      const authData = authenticatorData(odd.rpId ?? rpId, odd.counter ?? next(), flagsOf(odd));
      const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
      return {
        id: id.toString('base64url'),
        clientDataJSON,
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
        userHandle,
      };
    },
  };
}

function clientData(challenge: string, { type, origin = publicUrl.origin }: Oddity): string {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url');
}

function authenticatorData(rpId: string, counter: number, bits: number): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(rpId), Buffer.from([bits]), count]);
}

function flagsOf({ verified = true }: Oddity): number {
  return verified ? flags.present | flags.verified : flags.present;
}

function sha256(what: string | Buffer): Buffer {
  return createHash('sha256').update(what).digest();
}

/** A key for ES256 as COSE has it (RFC 9053): `{1: 2, 3: -7, -1: 1, -2: x, -3: y}`. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    bytes(Buffer.from(y, 'base64url')),
  ]);
}

/** A text of fewer than 24 letters in CBOR (RFC 8949). */
function text(content: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + content.length]), Buffer.from(content)]);
}

/** Between 24 and 255 bytes in CBOR. */
function bytes(content: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0x58, content.length]), content]);
}

function uint16(value: number): Buffer {
  const buffer = Buffer.alloc(2);
  buffer.writeUInt16BE(value);
  return buffer;
}
