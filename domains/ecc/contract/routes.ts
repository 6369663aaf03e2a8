import {
  defineRoute,
  Id,
  linkHolder,
  listOf,
  listQuery,
  serverLimits,
  shownOfPatrol,
  signedIn,
  watcherRoles,
} from '#contract';
import { z } from '#contract/zod.ts';
import { EccContact } from '#organizations/contract';
import {
  EccLogOnSubject,
  EccNotificationView,
  EccReply,
  EventNumber,
  Extension,
  NewEccLogOn,
  Patrol,
  SentEccLogOn,
  ToldEventNumber,
} from '#patrols/contract';
import { Vehicle } from '#vehicles/contract';

/**
 * The initial values of the log-on form, and the log-on after it was sent. `withContacts` says whether it
 * includes the log-on and the crew's phones and patrol ID numbers (product 2.12).
 */
export const EccLogOnForm = EccLogOnSubject.extend({
  withContacts: z.boolean(),
  /** The caller's own number. */
  phone: z.string().nullable(),
  /** The organization's vehicles, the most recently used first. */
  vehicles: z.array(Vehicle),
  ecc: EccContact,
  /** Whether the crew has fewer than two people, and so needs a reason to patrol. */
  undermanned: z.boolean(),
  sent: SentEccLogOn.nullable(),
});
export type EccLogOnForm = z.infer<typeof EccLogOnForm>;

const patrolParams = z.strictObject({ id: Id });
/** Only the patrol's crew; others get 403. */
const crew = signedIn('patroller');

export const eccRoutes = {
  getEccLogOn: defineRoute({
    method: 'GET',
    path: '/patrol/{id}/ecc-log-on',
    summary: 'Reads what a log-on with the ECC starts with, and the one that was sent',
    access: crew,
    withoutSecondStep: 'patrollers',
    params: patrolParams,
    status: 200,
    response: EccLogOnForm,
    shows: ['contacts'],
  }),
  logOnWithEcc: defineRoute({
    method: 'POST',
    path: '/patrol/{id}/ecc-log-on',
    summary: 'Logs a patrol on with the ECC by mail, from 90 minutes before its start until its end',
    access: crew,
    unconfirmed: 'night',
    withoutSecondStep: 'patrollers',
    params: patrolParams,
    body: NewEccLogOn,
    status: 200,
    response: Patrol,
    shows: shownOfPatrol,
  }),
  enterEventNumber: defineRoute({
    method: 'POST',
    path: '/patrol/{id}/ecc-log-on/response',
    summary: 'Enters the police event number that the ECC gave by phone or in a mail',
    access: crew,
    unconfirmed: 'night',
    withoutSecondStep: 'patrollers',
    params: patrolParams,
    body: ToldEventNumber,
    status: 200,
    response: Patrol,
    shows: shownOfPatrol,
  }),
  listEccReplies: defineRoute({
    method: 'GET',
    path: '/patrol/{id}/ecc-replies',
    summary: 'Lists the mails that came in for a patrol, for its crew, admins and watchers',
    access: signedIn(...watcherRoles, 'patroller'),
    withoutSecondStep: 'patrollers',
    params: patrolParams,
    query: listQuery({ sort: ['-when', 'when'], filter: {} }),
    status: 200,
    response: listOf(EccReply),
    shows: ['contacts'],
  }),
  extendPatrol: defineRoute({
    method: 'POST',
    path: '/patrol/{id}/extend',
    summary: 'Extends a running patrol and tells the ECC if it knew of the patrol',
    access: crew,
    unconfirmed: 'night',
    withoutSecondStep: 'patrollers',
    params: patrolParams,
    body: Extension,
    status: 200,
    response: Patrol,
    shows: shownOfPatrol,
  }),
  viewEccNotification: defineRoute({
    method: 'GET',
    path: '/ecc/notification',
    summary: 'Shows the ECC the message behind the link of a mail, and the answer so far',
    access: linkHolder('ecc'),
    limit: serverLimits.linksOfNetwork,
    linkLimit: serverLimits.byLink,
    status: 200,
    response: EccNotificationView,
  }),
  answerEccNotification: defineRoute({
    method: 'POST',
    path: '/ecc/notification/response',
    summary: 'Answers a log-on with an event number, or acknowledges a log-off; a number can be corrected',
    access: linkHolder('ecc'),
    unconfirmed: 'no-session',
    limit: serverLimits.linksOfNetwork,
    linkLimit: serverLimits.byLink,
    body: z.strictObject({ policeEventNumber: EventNumber.optional() }).default({}),
    status: 200,
    response: EccNotificationView,
  }),
} as const;
