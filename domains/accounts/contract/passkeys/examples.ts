import type { Examples } from '#contract';
import { ids } from '#contract/example-ids.ts';
import type { passkeyRoutes } from './routes.ts';
import type { Passkey } from './schema.ts';

export const passkeyExample: Passkey = {
  _id: ids.passkey,
  name: 'Phone',
  added: '2026-11-20T18:00:00.000Z',
  lastUsed: '2026-11-21T06:30:00.000Z',
};

const id = 'q83vASNFZ4k';
const clientDataJSON = 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0';
const answer = {
  id,
  clientDataJSON,
  authenticatorData: 'SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ',
  signature: 'MEUCIQCd5Wk',
};
const challenge = {
  challenge: 'ZXlKaGJHY2lPaUprYVhJ',
  rpId: 'roster.example.nz',
  timeout: 300_000,
  userVerification: 'required' as const,
};

export const passkeyExamples: Examples<typeof passkeyRoutes> = {
  addMyPasskey: {
    body: {
      name: 'Phone',
      made: { id, clientDataJSON, attestationObject: 'o2NmbXRkbm9uZQ' },
      currentPassword: 'Torch-and-vest-1',
    },
    response: { codes: ['k3mwp-7xq2d', 'b9hns-4tz6f'] },
  },
  renameMyPasskey: { body: { name: 'Old phone' } },
  removeMyPasskey: { body: { passkey: answer } },
  challengeMyPasskey: {
    response: { ...challenge, allowCredentials: [{ id, type: 'public-key' }] },
  },
  challengePasskey: { response: { ...challenge, allowCredentials: [] } },
  signInWithPasskey: { body: { passkey: answer, remember: true } },
};
