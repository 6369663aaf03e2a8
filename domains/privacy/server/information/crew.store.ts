import { sql } from 'drizzle-orm';
import {
  assignment,
  assignmentAnswer,
  crewCorrection,
  guest,
} from '#platform/database/schema/assignments.ts';
import { offer, offerRecipient } from '#platform/database/schema/offers.ts';
import { because, type HeldTable } from './held-table.store.ts';

/** Whose assignment an answer is about. */
const answeredFor = sql`(
  select assigned.person_id from assignment as assigned
  where assigned.organization_id = ${assignmentAnswer.organizationId} and assigned.id = ${assignmentAnswer.assignmentId})`;

const patrolOfAnswer = sql`(
  select assigned.patrol_id from assignment as assigned
  where assigned.organization_id = ${assignmentAnswer.organizationId} and assigned.id = ${assignmentAnswer.assignmentId})`;

/** What the product holds of who goes on which patrol, and of how a crew came about. */
export const tablesOfCrews: readonly HeldTable[] = [
  {
    table: assignment,
    rows: [
      {
        part: 'assignments',
        title: 'Patrols',
        of: [assignment.personId],
        patrol: assignment.patrolId,
        shown: {
          Assigned: assignment.created,
          Mailed: assignment.emailed,
          Accepted: assignment.accepted,
          'Accepted by': assignment.acceptedBy,
          Declined: assignment.declined,
          'Declined by': assignment.declinedBy,
          'Did not show': assignment.didNotShow,
          'Said by': assignment.didNotShowBy,
          'Taken off': assignment.removed,
          'Taken off by': assignment.removedBy,
          'Double booked': assignment.doubleBooked,
          'Double booked by': assignment.doubleBookedBy,
          Undone: assignment.undone,
        },
      },
      {
        part: 'decisions',
        title: 'What They Said or Did for Others on Patrols',
        of: [
          assignment.acceptedBy,
          assignment.declinedBy,
          assignment.didNotShowBy,
          assignment.removedBy,
          assignment.doubleBookedBy,
        ],
        patrol: assignment.patrolId,
        shown: { Whose: assignment.personId },
      },
    ],
    left: { organizationId: because.key, id: because.key, batch: because.internal },
  },
  {
    table: assignmentAnswer,
    rows: [
      {
        part: 'assignments',
        title: 'Answers',
        of: [assignmentAnswer.by, answeredFor],
        patrol: patrolOfAnswer,
        shown: {
          When: assignmentAnswer.when,
          Answer: assignmentAnswer.answer,
          By: assignmentAnswer.by,
          For: answeredFor,
        },
      },
    ],
    left: { id: because.key },
  },
  {
    table: crewCorrection,
    rows: [
      {
        part: 'assignments',
        title: 'Corrections of Who Came',
        of: [crewCorrection.personId, crewCorrection.by],
        patrol: crewCorrection.patrolId,
        shown: {
          When: crewCorrection.when,
          Change: crewCorrection.change,
          Of: crewCorrection.personId,
          By: crewCorrection.by,
        },
      },
    ],
    left: { organizationId: because.key, id: because.key, guestId: because.others },
  },
  {
    table: guest,
    rows: [
      {
        part: 'decisions',
        title: 'Guests They Took Off',
        of: [guest.removedBy],
        patrol: guest.patrolId,
        shown: { When: guest.removed },
      },
    ],
    left: {
      organizationId: because.key,
      id: because.key,
      name: because.others,
      phone: because.others,
      email: because.others,
      created: because.others,
      emailed: because.others,
    },
  },
  {
    table: offer,
    rows: [
      {
        part: 'offers',
        title: 'Offers, Cover and Swaps They Began',
        of: [offer.createdBy],
        patrol: offer.patrolId,
        shown: { When: offer.created, Reason: offer.reason, Taken: offer.taken, Withdrawn: offer.withdrawn },
      },
      {
        part: 'offers',
        title: 'Offers, Cover and Swaps They Took or Ended',
        of: [offer.takenBy, offer.withdrawnBy],
        patrol: offer.patrolId,
        shown: {
          Taken: offer.taken,
          'Taken by': offer.takenBy,
          Ended: offer.withdrawn,
          'Ended by': offer.withdrawnBy,
        },
      },
    ],
    left: {
      organizationId: because.key,
      id: because.key,
      assignmentId: because.key,
      inReturnId: because.key,
      nextTurn: because.internal,
    },
    erasure: { of: [offer.createdBy], set: () => ({ reason: null }) },
  },
  {
    table: offerRecipient,
    rows: [
      {
        part: 'offers',
        title: 'Places They Were Asked to Take',
        of: [offerRecipient.personId],
        shown: { When: offerRecipient.asked },
      },
    ],
    left: { organizationId: because.key, offerId: because.key, linkId: because.secret },
  },
];
