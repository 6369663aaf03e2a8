import { signedIn } from '../access.ts';
import { Patrol } from '../patrols/schema.ts';
import { defineRoute } from '../route.ts';
import { Id } from '../values.ts';
import { shownOfPatrol } from '../views/kinds.ts';
import { z } from '../zod.ts';
import { NewHold, Privacy, PrivacyPatch } from './schema.ts';

export const privacyRoutes = {
  getPrivacy: defineRoute({
    method: 'GET',
    path: '/my/organization/privacy',
    summary: "Reads the privacy clocks of the caller's organization",
    access: signedIn('admin'),
    status: 200,
    response: Privacy,
  }),
  updatePrivacy: defineRoute({
    method: 'PATCH',
    path: '/my/organization/privacy',
    summary: 'Sets for how many days privacy clocks keep, from the next local day on',
    access: signedIn('admin'),
    body: PrivacyPatch,
    status: 200,
    response: Privacy,
  }),
  holdDetails: defineRoute({
    method: 'POST',
    path: '/patrol/{id}/hold',
    summary: 'Keeps the details of a patrol, or of one of its incidents, though their clock runs out',
    access: signedIn('admin'),
    params: z.strictObject({ id: Id }),
    body: NewHold,
    status: 200,
    response: Patrol,
    shows: shownOfPatrol,
  }),
  releaseHold: defineRoute({
    method: 'DELETE',
    path: '/patrol/{id}/hold/{holdId}',
    summary: 'Ends a hold with the local day',
    access: signedIn('admin'),
    params: z.strictObject({ id: Id, holdId: Id }),
    status: 200,
    response: Patrol,
    shows: shownOfPatrol,
  }),
} as const;
