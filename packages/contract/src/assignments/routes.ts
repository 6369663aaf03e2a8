import { linkHolder, signedIn } from '../access.ts';
import { AfterwardsQuery, OverrideQuery } from '../list.ts';
import { Drafts, Patrol } from '../patrols/schema.ts';
import { defineRoute } from '../route.ts';
import { serverLimits } from '../server-limits.ts';
import { CreatedId, Id, Message } from '../values.ts';
import { shownOfPatrol } from '../views/kinds.ts';
import { z } from '../zod.ts';
import { AssignmentsView, AssignmentView, NewGuest, Recipients, RecipientsTogether } from './schema.ts';

const patrolParams = z.strictObject({ id: Id });

const patrollerParams = z.strictObject({ id: Id, personId: Id });

const guestParams = z.strictObject({ id: Id, guestId: Id });

/** What the removed person is told besides. */
const Removal = z.strictObject({ message: Message.optional() }).default({});

/** The patrol to which somebody moves, and what they are told about the one that they leave. */
const Transfer = z.strictObject({ to: Id, message: Message.optional() });

/** Patrollers answer for themselves; an admin may answer for anyone. */
const answering = signedIn('admin', 'patroller');

export const assignmentRoutes = {
  assignPatroller: defineRoute({
    method: 'POST',
    path: '/patrol/{id}/patroller/{personId}',
    summary:
      'Assigns a patroller to an upcoming patrol, and mails the personal link at once if it is finalized; or adds, afterwards, one who came',
    access: signedIn('admin'),
    unconfirmed: 'month',
    params: patrollerParams,
    query: OverrideQuery.extend(AfterwardsQuery.shape),
    status: 200,
    response: Patrol,
    shows: shownOfPatrol,
  }),
  removePatroller: defineRoute({
    method: 'DELETE',
    path: '/patrol/{id}/patroller/{personId}',
    summary: 'Removes a patroller from an upcoming patrol, or one who was added afterwards and did not come',
    access: signedIn('admin'),
    unconfirmed: 'month',
    params: patrollerParams,
    query: AfterwardsQuery,
    body: Removal,
    status: 200,
    response: Patrol,
    shows: shownOfPatrol,
  }),
  movePatroller: defineRoute({
    method: 'POST',
    path: '/patrol/{id}/patroller/{personId}/move',
    summary:
      'Takes a patroller off an upcoming patrol and puts them on another, both or neither; each mails them if it is finalized. Answers the other patrol',
    access: signedIn('admin'),
    unconfirmed: 'month',
    params: patrollerParams,
    query: OverrideQuery,
    body: Transfer,
    status: 200,
    response: Patrol,
    shows: shownOfPatrol,
  }),
  acceptForPatroller: defineRoute({
    method: 'POST',
    path: '/patrol/{id}/patroller/{personId}/accept',
    summary: 'Accepts an assignment, until the start',
    access: answering,
    unconfirmed: 'answer',
    params: patrollerParams,
    status: 200,
    response: Patrol,
    shows: shownOfPatrol,
  }),
  declineForPatroller: defineRoute({
    method: 'POST',
    path: '/patrol/{id}/patroller/{personId}/decline',
    summary: 'Declines an assignment, until the start',
    access: answering,
    unconfirmed: 'answer',
    params: patrollerParams,
    status: 200,
    response: Patrol,
    shows: shownOfPatrol,
  }),
  setDidNotShow: defineRoute({
    method: 'POST',
    path: '/patrol/{id}/patroller/{personId}/did-not-show',
    summary: 'After the start, marks one of the crew as not shown, or undoes that',
    access: signedIn('admin'),
    unconfirmed: 'month',
    params: patrollerParams,
    body: z.strictObject({ value: z.boolean() }),
    status: 200,
    response: Patrol,
    shows: shownOfPatrol,
  }),
  addGuest: defineRoute({
    method: 'POST',
    path: '/patrol/{id}/guest',
    summary: 'Adds a guest to an upcoming patrol, or afterwards one who came',
    access: signedIn('admin'),
    unconfirmed: 'month',
    params: patrolParams,
    query: AfterwardsQuery,
    body: NewGuest,
    status: 201,
    response: CreatedId,
    idempotent: true,
  }),
  removeGuest: defineRoute({
    method: 'DELETE',
    path: '/patrol/{id}/guest/{guestId}',
    summary: 'Removes a guest from an upcoming patrol, or afterwards one who did not come',
    access: signedIn('admin'),
    unconfirmed: 'month',
    params: guestParams,
    query: AfterwardsQuery,
    body: Removal,
    status: 200,
    response: Patrol,
    shows: shownOfPatrol,
  }),
  countRecipients: defineRoute({
    method: 'GET',
    path: '/patrol/{id}/recipients',
    summary: 'Counts the people whom finalizing a patrol mails, or moving or cancelling a finalized one',
    access: signedIn('admin'),
    params: patrolParams,
    status: 200,
    response: Recipients,
  }),
  countRecipientsTogether: defineRoute({
    method: 'POST',
    path: '/patrols/recipients',
    safe: true,
    summary: 'Counts the people whom finalizing or cancelling several patrols mails, each person once',
    access: signedIn('admin'),
    body: Drafts,
    status: 200,
    response: RecipientsTogether,
  }),
  viewAssignment: defineRoute({
    method: 'GET',
    path: '/assignment',
    summary: 'Shows the holder of a personal link the patrol they are assigned to',
    access: linkHolder('assignment'),
    limit: serverLimits.linksOfNetwork,
    linkLimit: serverLimits.byLink,
    status: 200,
    response: AssignmentView,
  }),
  acceptAssignment: defineRoute({
    method: 'POST',
    path: '/assignment/accept',
    summary: 'Accepts the assignment by personal link',
    access: linkHolder('assignment'),
    unconfirmed: 'no-session',
    limit: serverLimits.linksOfNetwork,
    linkLimit: serverLimits.byLink,
    status: 204,
  }),
  declineAssignment: defineRoute({
    method: 'POST',
    path: '/assignment/decline',
    summary: 'Declines the assignment by personal link',
    access: linkHolder('assignment'),
    unconfirmed: 'no-session',
    limit: serverLimits.linksOfNetwork,
    linkLimit: serverLimits.byLink,
    status: 204,
  }),
  viewAssignments: defineRoute({
    method: 'GET',
    path: '/assignments',
    summary: 'Shows the holder of a personal link all assignments that one mail told of',
    access: linkHolder('assignments'),
    limit: serverLimits.linksOfNetwork,
    linkLimit: serverLimits.byLink,
    status: 200,
    response: AssignmentsView,
  }),
  acceptAssignments: defineRoute({
    method: 'POST',
    path: '/assignments/accept',
    summary: 'Accepts, by personal link, those of these assignments that are still open',
    access: linkHolder('assignments'),
    unconfirmed: 'no-session',
    limit: serverLimits.linksOfNetwork,
    linkLimit: serverLimits.byLink,
    status: 200,
    response: AssignmentsView,
  }),
  undoAnswer: defineRoute({
    method: 'POST',
    path: '/assignment/undo',
    summary: "Takes back the holder's last answer and restores the one before it, until the start",
    access: linkHolder('assignment'),
    unconfirmed: 'no-session',
    limit: serverLimits.linksOfNetwork,
    linkLimit: serverLimits.byLink,
    status: 204,
  }),
} as const;
