import { defineRoute, Id, signedIn } from '#contract';
import { z } from '#contract/zod.ts';
import { Pairing } from './schema.ts';

const personParams = z.strictObject({ id: Id });

export const pairingRoutes = {
  getPairing: defineRoute({
    method: 'GET',
    path: '/person/{id}/pairing',
    summary: 'Reads whether a person is experienced, and with whom they must not go or wish to go',
    access: signedIn('admin'),
    params: personParams,
    status: 200,
    response: Pairing,
  }),
  updatePairing: defineRoute({
    method: 'PATCH',
    path: '/person/{id}/pairing',
    summary: 'Replaces whether a person is experienced, and with whom they must not go or wish to go',
    access: signedIn('admin'),
    unconfirmed: 'month',
    params: personParams,
    body: Pairing,
    status: 200,
    response: Pairing,
  }),
} as const;
