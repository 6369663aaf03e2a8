import {
  anyone,
  defineRoute,
  Id,
  LinkToken,
  limits,
  listOf,
  listQuery,
  members,
  shownOfPatrol,
  signedIn,
} from '#contract';
import { z } from '#contract/zod.ts';
import { Patrol } from '#patrols/contract';
import { CurrentHold, NewHold, Privacy, PrivacyNotice, PrivacyPatch } from './schema.ts';

/** A notice opens without a session, for whoever has a link or the address of the page to join. */
const notice = {
  method: 'GET',
  access: anyone,
  limit: { max: 60, perSeconds: 900 },
  status: 200,
  response: PrivacyNotice,
} as const;

export const privacyRoutes = {
  viewPrivacy: defineRoute({
    ...notice,
    path: '/privacy',
    summary: 'Says for how long personal details are usually kept',
  }),
  viewPrivacyOfLink: defineRoute({
    ...notice,
    path: '/privacy/{linkToken}',
    summary: 'Says it of the organization that mailed the link; 401 if the link is dead',
    params: z.strictObject({ linkToken: LinkToken }),
    linkLimit: { max: 20, perSeconds: 900 },
  }),
  viewPrivacyOfJoinPage: defineRoute({
    ...notice,
    path: '/privacy/join/{code}',
    summary: 'Says it of the organization with this code; 404 unless it has a page to join',
    params: z.strictObject({ code: z.string().max(limits.name.max) }),
  }),
  viewMyPrivacy: defineRoute({
    method: 'GET',
    path: '/my/privacy',
    summary: "Says it of the caller's organization",
    access: members,
    status: 200,
    response: PrivacyNotice,
  }),
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
    summary:
      'Sets for how many days privacy clocks keep: more from now on, fewer from 14 days later on; the present number withdraws that',
    access: signedIn('admin'),
    confirmed: true,
    body: PrivacyPatch,
    status: 200,
    response: Privacy,
  }),
  listHolds: defineRoute({
    method: 'GET',
    path: '/my/organization/holds',
    summary: 'Lists what is held of patrols and incidents, the one that ends first first',
    access: signedIn('admin'),
    query: listQuery({ sort: ['until'], filter: {} }),
    status: 200,
    response: listOf(CurrentHold),
  }),
  holdDetails: defineRoute({
    method: 'POST',
    path: '/patrol/{id}/hold',
    summary: 'Keeps the details of a patrol, or of one of its incidents, though their clock runs out',
    access: signedIn('admin'),
    confirmed: true,
    params: z.strictObject({ id: Id }),
    body: NewHold,
    status: 200,
    response: Patrol,
    shows: shownOfPatrol,
  }),
  releaseHold: defineRoute({
    method: 'DELETE',
    path: '/patrol/{id}/hold/{holdId}',
    summary: 'Releases what is held, 14 days later',
    access: signedIn('admin'),
    confirmed: true,
    params: z.strictObject({ id: Id, holdId: Id }),
    status: 200,
    response: Patrol,
    shows: shownOfPatrol,
  }),
  withdrawRelease: defineRoute({
    method: 'DELETE',
    path: '/patrol/{id}/hold/{holdId}/release',
    summary: 'Withdraws a release until it counts; otherwise it changes nothing',
    access: signedIn('admin'),
    unconfirmed: 'undone',
    params: z.strictObject({ id: Id, holdId: Id }),
    status: 200,
    response: Patrol,
    shows: shownOfPatrol,
  }),
} as const;
