import { anyone, defineRoute, Id, LinkToken, signedIn } from '#contract';
import { z } from '#contract/zod.ts';
import { AddressChangeLink } from '#people/contract';

/** Whoever has the link that was mailed to the former address. */
const changeLink = {
  access: anyone,
  params: z.strictObject({ linkToken: LinkToken }),
  limit: { max: 60, perSeconds: 900 },
  linkLimit: { max: 20, perSeconds: 900 },
} as const;

/** The change of a person's address that waits (product 9.62). */
export const addressChangeRoutes = {
  withdrawAddressChange: defineRoute({
    method: 'DELETE',
    path: '/person/{id}/address-change',
    summary: 'Withdraws the change of a person’s address that waits; 404 if none does',
    access: signedIn('admin'),
    unconfirmed: 'undone',
    params: z.strictObject({ id: Id }),
    status: 204,
  }),
  viewAddressChange: defineRoute({
    method: 'GET',
    path: '/address-change/{linkToken}',
    summary:
      'Reads the change of an address about which its former mailbox was told; 401 if the link is dead',
    ...changeLink,
    status: 200,
    response: AddressChangeLink,
  }),
  confirmAddressChange: defineRoute({
    method: 'POST',
    path: '/address-change/{linkToken}',
    summary: 'Lets the change of an address happen at once',
    unconfirmed: 'no-session',
    ...changeLink,
    status: 204,
  }),
  stopAddressChange: defineRoute({
    method: 'DELETE',
    path: '/address-change/{linkToken}',
    summary: 'Stops the change of an address',
    unconfirmed: 'no-session',
    ...changeLink,
    status: 204,
  }),
} as const;
