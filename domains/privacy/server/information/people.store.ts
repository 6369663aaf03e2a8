import { sql } from 'drizzle-orm';
import { auditEvent, linkToken, passkey, secondStep, session } from '#platform/database/schema/auth.ts';
import {
  addressChange,
  availability,
  person,
  personAddress,
  personPair,
} from '#platform/database/schema/people.ts';
import { idempotencyRecord } from '#platform/database/schema/platform.ts';
import { detailsView } from '#platform/database/schema/views.ts';
import { because, type HeldTable } from './held-table.store.ts';

/** What the product holds of people themselves, and of how they sign in. */
export const tablesOfPeople: readonly HeldTable[] = [
  {
    table: person,
    rows: [
      {
        part: 'profile',
        title: 'Profile',
        of: [person.id],
        shown: {
          'First name': person.firstName,
          'Last name': person.lastName,
          Email: person.email,
          Phone: person.phone,
          'Patrol ID number': person.idNumber,
          Roles: person.roles,
          'Member since': person.started,
          'Left on': person.finished,
          Invited: person.invited,
          'First signed in': person.firstSignedIn,
          'Has ever signed in': person.hasSignedIn,
          'Has a password': sql`${person.passwordHash} is not null`,
          'Mails go to another member': sql`${person.mailVia} is not null`,
          'Patrols a month': person.patrolsAMonth,
          Experienced: person.experienced,
          'Needs a second step since': person.secondStepRequired,
          'Notices of patrols': person.notices,
          'Summaries of patrols': person.summaries,
          'Last changed': person.edited,
          'Last changed by': person.editedBy,
          Erased: person.erased,
          'Erased by': person.erasedBy,
        },
      },
      {
        part: 'decisions',
        title: 'People They Changed Last',
        of: [person.editedBy],
        shown: { When: person.edited },
      },
      {
        part: 'decisions',
        title: 'People Whose Details They Erased',
        of: [person.erasedBy],
        shown: { When: person.erased },
      },
    ],
    left: { organizationId: because.key, takenAddress: because.address, version: because.count },
    erasure: {
      of: [person.id],
      set: () => ({
        email: null,
        phone: null,
        idNumber: null,
        mailVia: null,
        passwordHash: null,
        invited: null,
        firstSignedIn: null,
        patrolsAMonth: null,
        experienced: false,
        notices: 'each',
        summaries: 'each',
      }),
    },
  },
  {
    table: personAddress,
    rows: [],
    left: { address: because.address, organizationId: because.key },
    erasure: { of: [personAddress.personId], rows: 'deleted' },
  },
  {
    table: addressChange,
    rows: [
      {
        part: 'signingIn',
        title: 'Change of the Email Address',
        of: [addressChange.personId],
        shown: {
          'Former address': addressChange.former,
          Email: addressChange.email,
          'Mails go to another member': sql`${addressChange.mailVia} is not null`,
          Asked: addressChange.asked,
          Done: addressChange.done,
          Until: addressChange.due,
        },
      },
      {
        part: 'decisions',
        title: 'Addresses They Asked to Change',
        of: [addressChange.askedBy],
        shown: { Asked: addressChange.asked },
      },
    ],
    left: {
      organizationId: because.key,
      id: because.secret,
      mailVia: because.others,
    },
    erasure: { of: [addressChange.personId], rows: 'deleted' },
  },
  {
    table: availability,
    rows: [
      {
        part: 'availability',
        title: 'Not Available',
        of: [availability.personId],
        shown: {
          Kind: availability.kind,
          From: availability.from,
          Until: availability.until,
          'Weekdays (1 is Monday)': availability.weekdays,
        },
      },
    ],
    left: { organizationId: because.key, number: because.key },
    erasure: { of: [availability.personId], rows: 'deleted' },
  },
  {
    table: personPair,
    rows: [],
    left: {
      organizationId: because.key,
      personId:
        'Whom somebody must not go with, or wishes to, is as much about the other one (product 6.50).',
      otherId: because.others,
      kind: because.others,
    },
    erasure: { of: [personPair.personId, personPair.otherId], rows: 'deleted' },
  },
  {
    table: passkey,
    rows: [
      {
        part: 'signingIn',
        title: 'Passkeys',
        of: [passkey.personId],
        shown: { Name: passkey.name, Added: passkey.added, 'Last used': passkey.lastUsed },
      },
    ],
    left: {
      organizationId: because.key,
      id: because.key,
      credentialId: because.secret,
      publicKey: because.secret,
      counter: because.internal,
    },
    erasure: { of: [passkey.personId], rows: 'deleted' },
  },
  {
    table: secondStep,
    rows: [
      {
        part: 'signingIn',
        title: 'Second Step',
        of: [secondStep.personId],
        shown: {
          Since: secondStep.since,
          'Recovery codes left': sql`cardinality(${secondStep.recoveryCodes})`,
        },
      },
    ],
    left: { organizationId: because.key, key: because.secret, lastInterval: because.internal },
    erasure: { of: [secondStep.personId], rows: 'deleted' },
  },
  {
    table: session,
    rows: [
      {
        part: 'signingIn',
        title: 'Sessions',
        of: [session.personId],
        shown: {
          Began: session.issued,
          'Signed in by': session.began,
          'Last used': session.refreshed,
          Ends: session.expires,
          Ended: session.revoked,
          Confirmed: session.confirmed,
          'Stays signed in': session.remember,
          'Shared device': session.sharedDevice,
          Addresses: session.ips,
          Device: session.userAgent,
        },
      },
    ],
    left: {
      id: because.key,
      organizationId: because.key,
      generation: because.secret,
      generationSeen: because.internal,
    },
    erasure: { of: [session.personId], rows: 'deleted' },
  },
  {
    table: auditEvent,
    rows: [
      {
        part: 'signingIn',
        title: 'History of Signing In',
        of: [auditEvent.personId],
        shown: {
          When: auditEvent.when,
          Event: auditEvent.event,
          Reason: auditEvent.reason,
          Addresses: auditEvent.ips,
          Device: auditEvent.userAgent,
        },
      },
    ],
    left: { organizationId: because.key, id: because.key },
  },
  {
    table: detailsView,
    rows: [
      {
        part: 'signingIn',
        title: 'What They Looked At',
        of: [detailsView.by],
        shown: {
          First: detailsView.first,
          Last: detailsView.last,
          Times: detailsView.times,
          What: detailsView.what,
          How: detailsView.way,
          Of: detailsView.subject,
          'How many': detailsView.amount,
        },
      },
      {
        part: 'signingIn',
        title: 'When Their Contacts Were Seen',
        of: [detailsView.subjectId],
        shown: { First: detailsView.first, Last: detailsView.last, Times: detailsView.times },
      },
    ],
    left: { organizationId: because.key, id: because.key, day: because.key },
  },
  {
    table: linkToken,
    rows: [
      {
        part: 'signingIn',
        title: 'Mailed Links',
        of: [linkToken.personId],
        shown: {
          Made: linkToken.created,
          'Leads to': linkToken.purpose,
          Expires: linkToken.expires,
          Used: linkToken.used,
          Voided: linkToken.voided,
        },
      },
    ],
    left: {
      id: because.secret,
      organizationId: because.key,
      assignmentId: because.key,
      allLinkId: because.key,
      eccNotificationId: because.key,
    },
  },
  {
    table: idempotencyRecord,
    rows: [],
    left: {
      organizationId: because.key,
      personId: 'It says for a day which call was answered how, so that it is not done twice.',
      route: because.internal,
      key: because.internal,
      request: because.internal,
      answer: because.internal,
      created: because.internal,
    },
    erasure: { of: [idempotencyRecord.personId], rows: 'deleted' },
  },
];
