import { signedIn } from '../access.ts';
import { FormerIncident, IncidentPatch, NewIncident } from '../incidents/schema.ts';
import { listOf, listQuery } from '../list.ts';
import { Patrol } from '../patrols/schema.ts';
import { defineRoute } from '../route.ts';
import { Id } from '../values.ts';
import { shownOfPatrol } from '../views/kinds.ts';
import { z } from '../zod.ts';
import { deviceTimes, inPair } from './device-times.ts';
import { NewFinish, NewStart } from './schema.ts';
import { Taking, VoidReason } from './set-aside.ts';

const patrolParams = z.strictObject({ id: Id });

const incidentParams = z.strictObject({ id: Id, incidentId: Id });

/** Only the patrol's crew; others get 403. */
const crew = signedIn('patroller');

export const recordRoutes = {
  startPatrol: defineRoute({
    method: 'POST',
    path: '/patrol/{id}/start',
    summary: 'Starts a patrol, from 60 minutes before its start until its end',
    access: crew,
    unconfirmed: 'night',
    withoutSecondStep: 'patrollers',
    params: patrolParams,
    body: NewStart,
    status: 200,
    response: Patrol,
    shows: shownOfPatrol,
  }),
  recordIncident: defineRoute({
    method: 'POST',
    path: '/patrol/{id}/incident',
    summary: 'Records something that happened on a running patrol, or a place it visited',
    access: crew,
    unconfirmed: 'night',
    withoutSecondStep: 'patrollers',
    params: patrolParams,
    body: NewIncident,
    status: 200,
    response: Patrol,
    shows: shownOfPatrol,
  }),
  editIncident: defineRoute({
    method: 'PATCH',
    path: '/patrol/{id}/incident/{incidentId}',
    summary:
      "Edits one of the caller's own incidents until the patrol has finished; the former version is kept",
    access: crew,
    unconfirmed: 'night',
    withoutSecondStep: 'patrollers',
    params: incidentParams,
    body: IncidentPatch,
    status: 200,
    response: Patrol,
    shows: shownOfPatrol,
  }),
  deleteIncident: defineRoute({
    method: 'DELETE',
    path: '/patrol/{id}/incident/{incidentId}',
    summary: "Deletes one of the caller's own incidents until the patrol has finished; it is kept for admins",
    access: crew,
    unconfirmed: 'night',
    withoutSecondStep: 'patrollers',
    params: incidentParams,
    query: inPair(z.strictObject(deviceTimes)),
    status: 200,
    response: Patrol,
    shows: shownOfPatrol,
  }),
  listFormerIncidents: defineRoute({
    method: 'GET',
    path: '/patrol/{id}/former-incidents',
    summary: 'Lists the former versions of edited and deleted incidents',
    access: signedIn('admin'),
    params: patrolParams,
    query: listQuery({ sort: ['-when', 'when'], filter: {} }),
    status: 200,
    response: listOf(FormerIncident),
    shows: ['former'],
  }),
  finishPatrol: defineRoute({
    method: 'POST',
    path: '/patrol/{id}/finish',
    summary:
      'Finishes a running patrol and logs it off with the ECC; an admin may from an hour past its end, with a reason',
    access: signedIn('patroller', 'admin'),
    unconfirmed: 'night',
    withoutSecondStep: 'patrollers',
    params: patrolParams,
    body: NewFinish,
    status: 200,
    response: Patrol,
    shows: shownOfPatrol,
  }),
  voidStart: defineRoute({
    method: 'POST',
    path: '/patrol/{id}/void-start',
    summary: "Voids a running patrol's start: it was not started, and its entries are kept for admins",
    access: signedIn('admin'),
    unconfirmed: 'night',
    params: patrolParams,
    body: VoidReason,
    status: 200,
    response: Patrol,
    shows: shownOfPatrol,
  }),
  voidFinish: defineRoute({
    method: 'POST',
    path: '/patrol/{id}/void-finish',
    summary: "Voids a patrol's finish: it is running again",
    access: signedIn('admin'),
    unconfirmed: 'night',
    params: patrolParams,
    body: VoidReason,
    status: 200,
    response: Patrol,
    shows: shownOfPatrol,
  }),
  takeSetAside: defineRoute({
    method: 'POST',
    path: '/patrol/{id}/take',
    summary: 'Takes entries that are kept for review into the record as they are',
    access: signedIn('admin'),
    unconfirmed: 'night',
    params: patrolParams,
    body: Taking,
    status: 200,
    response: Patrol,
    shows: shownOfPatrol,
  }),
} as const;
