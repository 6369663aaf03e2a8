import type { Examples } from '#contract';
import { ids } from '#contract/example-ids.ts';
import type { pairingRoutes } from './routes.ts';
import type { Pairing } from './schema.ts';

const pairing: Pairing = { experienced: true, pairs: [{ personId: ids.mere, kind: 'together' }] };

export const pairingExamples: Examples<typeof pairingRoutes> = {
  getPairing: { response: pairing },
  updatePairing: { body: pairing, response: pairing },
};
