import { sql } from 'drizzle-orm';
import { eccNotification, eccResponse, patrolExtension } from '#platform/database/schema/ecc.ts';
import { patrol } from '#platform/database/schema/patrols.ts';
import { formerIncident, incident, setAside } from '#platform/database/schema/record.ts';
import { because, type ErasureRule, type HeldTable } from './held-table.store.ts';

const decidedOfPatrol = [
  patrol.cancelledBy,
  patrol.finalizedBy,
  patrol.deletedBy,
  patrol.eccLogOnNotificationBy,
  patrol.eccLogOnResponseBy,
  patrol.eccLogOffNotificationBy,
  patrol.eccLogOffResponseBy,
  patrol.overdueAcknowledgedBy,
  patrol.editedBy,
];

/** What the product holds of what crews recorded, and of what passed with the ECC. */
export const tablesOfRecord: readonly HeldTable[] = [
  {
    table: patrol,
    rows: [
      {
        part: 'record',
        title: 'Starts They Recorded',
        of: [sql`${patrol.started} ->> 'by'`],
        patrol: patrol.id,
        shown: {
          When: sql`${patrol.started} ->> 'started'`,
          Received: sql`${patrol.started} ->> 'received'`,
        },
      },
      {
        part: 'record',
        title: 'Finishes They Recorded',
        of: [sql`${patrol.finished} ->> 'by'`],
        patrol: patrol.id,
        shown: {
          When: sql`${patrol.finished} ->> 'finished'`,
          Received: sql`${patrol.finished} ->> 'received'`,
        },
      },
      {
        part: 'decisions',
        title: 'Patrols They Changed, Cancelled, Finalized or Logged On',
        of: decidedOfPatrol,
        patrol: patrol.id,
        shown: {
          Finalized: patrol.finalized,
          'Finalized by': patrol.finalizedBy,
          Cancelled: patrol.cancelled,
          'Cancelled by': patrol.cancelledBy,
          Deleted: patrol.deleted,
          'Deleted by': patrol.deletedBy,
          'Logged on': patrol.eccLogOnNotification,
          'Logged on by': patrol.eccLogOnNotificationBy,
          'Log-on answered': patrol.eccLogOnResponse,
          'Answer entered by': patrol.eccLogOnResponseBy,
          'Logged off': patrol.eccLogOffNotification,
          'Logged off by': patrol.eccLogOffNotificationBy,
          'Log-off answered': patrol.eccLogOffResponse,
          'Log-off answer entered by': patrol.eccLogOffResponseBy,
          'Overdue acknowledged': patrol.overdueAcknowledged,
          'Acknowledged by': patrol.overdueAcknowledgedBy,
          'Last changed': patrol.edited,
          'Last changed by': patrol.editedBy,
        },
      },
    ],
    left: {},
    rest: 'It is what a patrol is, whoever goes on it. Its name and start are shown with everything that is about it.',
  },
  {
    table: incident,
    rows: [
      {
        part: 'record',
        title: 'Incidents They Recorded, Changed or Deleted',
        of: [incident.by, incident.editedBy, incident.deletedBy],
        patrol: incident.patrolId,
        shown: {
          When: incident.when,
          Kind: incident.what,
          'Recorded by': incident.by,
          Recorded: incident.recorded,
          Received: incident.received,
          Latitude: incident.latitude,
          Longitude: incident.longitude,
          'Last changed': incident.edited,
          'Last changed by': incident.editedBy,
          Deleted: incident.deleted,
          'Deleted by': incident.deletedBy,
        },
      },
    ],
    left: {
      organizationId: because.key,
      id: because.key,
      whatDetails: because.words,
      address: because.others,
      locationNotes: because.words,
      people: because.others,
      peopleDetails: because.others,
      vehicles: because.others,
      late: because.internal,
      timeUncertain: because.internal,
      extra: because.words,
      locationExtra: because.words,
      involvedRemoved: because.others,
      search: because.internal,
    },
  },
  {
    table: formerIncident,
    rows: [
      {
        part: 'record',
        title: 'Former Versions of Incidents',
        of: [formerIncident.replacedBy, sql`${formerIncident.incident} ->> 'by'`],
        patrol: formerIncident.patrolId,
        shown: {
          Replaced: formerIncident.replaced,
          'Replaced by': formerIncident.replacedBy,
          Deleted: formerIncident.deleted,
        },
      },
    ],
    left: { organizationId: because.key, id: because.key, incidentId: because.key },
  },
  {
    table: setAside,
    rows: [
      {
        part: 'record',
        title: 'What Was Set Aside for Review',
        of: [setAside.by, setAside.voidedBy, setAside.takenBy],
        patrol: setAside.patrolId,
        shown: {
          Kind: setAside.kind,
          'Recorded by': setAside.by,
          Recorded: setAside.moment,
          'Set aside': setAside.kept,
          Why: setAside.why,
          'Voided by': setAside.voidedBy,
          Taken: setAside.taken,
          'Taken by': setAside.takenBy,
        },
      },
    ],
    left: {
      organizationId: because.key,
      id: because.key,
      entry: because.words,
      patch: because.words,
      deletes: because.internal,
      reason: because.words,
      loggedOff: because.others,
    },
  },
  {
    table: eccNotification,
    rows: [
      {
        part: 'ecc',
        title: 'Messages to the ECC They Sent',
        of: [eccNotification.by, eccNotification.voidedBy],
        patrol: eccNotification.patrolId,
        shown: {
          When: eccNotification.when,
          Kind: eccNotification.kind,
          'Sent by': eccNotification.by,
          'Sent to': eccNotification.recipient,
          Training: eccNotification.training,
          Voided: eccNotification.voided,
          'Voided by': eccNotification.voidedBy,
        },
      },
    ],
    left: {
      organizationId: because.key,
      id: because.key,
      created: because.internal,
      message: 'It names the whole crew.',
      phone: 'It is the crew’s.',
      vehicle: because.others,
      overt: because.others,
      notes: because.words,
      standDownReason: because.words,
    },
    erasure: { of: [eccNotification.by], set: withoutOwnAddress },
  },
  {
    table: eccResponse,
    rows: [
      {
        part: 'ecc',
        title: 'Answers of the ECC They Entered',
        of: [eccResponse.by, eccResponse.voidedBy],
        patrol: eccResponse.patrolId,
        shown: {
          When: eccResponse.when,
          Kind: eccResponse.kind,
          'Police event number': eccResponse.policeEventNumber,
          'Entered by': eccResponse.by,
          Voided: eccResponse.voided,
          'Voided by': eccResponse.voidedBy,
        },
      },
    ],
    left: { organizationId: because.key, id: because.key, via: because.internal },
  },
  {
    table: patrolExtension,
    rows: [
      {
        part: 'record',
        title: 'Extensions',
        of: [patrolExtension.by],
        patrol: patrolExtension.patrolId,
        shown: {
          When: patrolExtension.when,
          'Hours before': patrolExtension.formerHours,
          Hours: patrolExtension.hours,
        },
      },
    ],
    left: { organizationId: because.key, id: because.key, created: because.internal, late: because.internal },
  },
];

/** The message of a test patrol went to its sender. */
function withoutOwnAddress({ isHeld }: ErasureRule) {
  const { training, recipient, patrolId } = eccNotification;
  return {
    recipient: sql`case when ${training} and not ${isHeld(patrolId)} then 'Removed' else ${recipient} end`,
  };
}
