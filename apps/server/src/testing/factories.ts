import { NIL, v7 as newId } from 'uuid';
import type { Role } from '#contract';
import { takeAddresses } from '#people/server/addresses.store.ts';
import type { Database } from '#platform/database/connect.ts';
import { assignment, guest } from '#platform/database/schema/assignments.ts';
import { linkToken } from '#platform/database/schema/auth.ts';
import { eccNotification } from '#platform/database/schema/ecc.ts';
import { joinRequest } from '#platform/database/schema/joining.ts';
import { mail } from '#platform/database/schema/mails.ts';
import { message } from '#platform/database/schema/messages.ts';
import { offer, offerRecipient } from '#platform/database/schema/offers.ts';
import { organization } from '#platform/database/schema/organizations.ts';
import { patrol } from '#platform/database/schema/patrols.ts';
import { addressChange, person } from '#platform/database/schema/people.ts';
import { incident } from '#platform/database/schema/record.ts';
import { inTransaction } from '#platform/database/transaction.ts';

type Given<Table extends { $inferInsert: object }> = Partial<Table['$inferInsert']>;

const longAgo = '2024-01-01T00:00:00.000Z';
let counter = 0;

/** Returns a short text that no other call returns. */
function unique(): string {
  counter += 1;
  return `${process.pid.toString(36)}${counter.toString(36)}`;
}

/** Returns an organization code that no other call returns. */
function uniqueCode(): string {
  counter += 1;
  return counter.toString(36).toUpperCase().padStart(4, '0');
}

/** Builds functions that insert rows with default values and the parent rows they need. */
export function factories(database: () => Database) {
  return {
    buildOrganization,
    buildPerson,
    buildPersonWithoutAddress,
    buildPatrol,
    buildAssignment,
    buildGuest,
    buildIncident,
    buildEccNotification,
    buildMail,
    buildMessage,
    buildAddressChange,
    buildJoinRequest,
    buildOffer,
  };

  async function buildOrganization(given: Given<typeof organization> = {}) {
    return one(
      await database()
        .insert(organization)
        .values({
          id: newId(),
          code: uniqueCode(),
          name: 'Howick South Community Patrol',
          policeStation: 'Howick',
          timeZone: 'Pacific/Auckland',
          patrollerInstructions: '',
          patrolMeetUpInstructions: '',
          patrolNames: ['Regular patrol'],
          created: longAgo,
          ...given,
        })
        .returning(),
    );
  }

  async function buildPerson(given: Given<typeof person> & { roles?: Role[]; email?: string } = {}) {
    const { email = `person-${unique()}@example.nz` } = given;
    return { ...(await insertPerson({ ...given, email })), email };
  }

  /** A patroller who gets their mails at the address of `mailVia`, or none. */
  function buildPersonWithoutAddress(given: Omit<Given<typeof person>, 'email' | 'roles'>) {
    return insertPerson({ firstSignedIn: null, invited: null, ...given, email: null });
  }

  async function insertPerson(given: Given<typeof person> & { roles?: Role[] }) {
    const roles = given.roles ?? ['patroller'];
    const organizationId = roles.includes('sa')
      ? NIL
      : (given.organizationId ?? (await buildOrganization()).id);
    const row = {
      id: newId(),
      firstName: 'Aroha',
      lastName: 'Tamihana',
      started: longAgo,
      firstSignedIn: longAgo,
      invited: longAgo,
      ...given,
      roles,
      organizationId,
    };
    return inTransaction(database(), async (tx) => {
      await takeAddresses(tx, [row]);
      return one(await tx.insert(person).values(row).returning());
    });
  }

  async function buildPatrol(given: Given<typeof patrol> = {}) {
    const organizationId = given.organizationId ?? (await buildOrganization()).id;
    return one(
      await database()
        .insert(patrol)
        .values({
          id: newId(),
          type: 'patrol',
          name: 'Regular patrol',
          when: '2026-11-24T08:00:00.000Z',
          hours: 3,
          callSign: 'HSCP',
          created: longAgo,
          ...given,
          organizationId,
        })
        .returning(),
    );
  }

  async function buildAssignment(given: Given<typeof assignment> = {}) {
    const organizationId = given.organizationId ?? (await buildOrganization()).id;
    const patrolId = given.patrolId ?? (await buildPatrol({ organizationId })).id;
    const personId = given.personId ?? (await buildPerson({ organizationId })).id;
    return one(
      await database()
        .insert(assignment)
        .values({ id: newId(), created: longAgo, ...given, organizationId, patrolId, personId })
        .returning(),
    );
  }

  /** Offers the free places of a patrol to one person, with a link. */
  /** An offer that asks one person; they have made it themself. */
  async function buildOffer({
    personId,
    ...of
  }: Given<typeof offer> & { organizationId: string; patrolId: string; personId: string }) {
    const { organizationId } = of;
    const [id, linkId] = [newId(), newId()];
    const link = { id: linkId, purpose: 'offers' as const, organizationId, personId, created: longAgo };
    await database().insert(linkToken).values(link);
    await database()
      .insert(offer)
      .values({ created: longAgo, createdBy: personId, ...of, id });
    const asked = { organizationId, offerId: id, personId, asked: longAgo, linkId };
    await database().insert(offerRecipient).values(asked);
    return { id, linkId };
  }

  async function buildGuest(given: Given<typeof guest> = {}) {
    const organizationId = given.organizationId ?? (await buildOrganization()).id;
    const patrolId = given.patrolId ?? (await buildPatrol({ organizationId })).id;
    return one(
      await database()
        .insert(guest)
        .values({
          id: newId(),
          name: 'Const. Matt Reihana',
          created: longAgo,
          ...given,
          organizationId,
          patrolId,
        })
        .returning(),
    );
  }

  async function buildIncident(given: Given<typeof incident> = {}) {
    const organizationId = given.organizationId ?? (await buildOrganization()).id;
    const patrolId = given.patrolId ?? (await buildPatrol({ organizationId })).id;
    return one(
      await database()
        .insert(incident)
        .values({
          id: newId(),
          when: '2026-11-24T09:00:00.000Z',
          what: 'Location',
          ...given,
          organizationId,
          patrolId,
        })
        .returning(),
    );
  }

  async function buildEccNotification(given: Given<typeof eccNotification> = {}) {
    const organizationId = given.organizationId ?? (await buildOrganization()).id;
    const patrolId = given.patrolId ?? (await buildPatrol({ organizationId })).id;
    return one(
      await database()
        .insert(eccNotification)
        .values({
          id: newId(),
          kind: 'log-on',
          when: longAgo,
          created: longAgo,
          by: newId(),
          recipient: 'ecc@example.nz',
          training: false,
          message: { subject: 'Patrol log on', summary: 'HSCP from Howick.', facts: [] },
          ...given,
          organizationId,
          patrolId,
        })
        .returning(),
    );
  }

  /** A change of somebody's address that waits. */
  async function buildAddressChange(given: Given<typeof addressChange> = {}) {
    const organizationId = given.organizationId ?? (await buildOrganization()).id;
    const personId = given.personId ?? (await buildPerson({ organizationId })).id;
    return one(
      await database()
        .insert(addressChange)
        .values({
          id: newId(),
          former: `former-${unique()}@example.nz`,
          email: `next-${unique()}@example.nz`,
          asked: longAgo,
          askedBy: newId(),
          due: '2027-01-01T00:00:00.000Z',
          ...given,
          organizationId,
          personId,
        })
        .returning(),
    );
  }

  /** A request to join whose address was confirmed, unless it is given as null. */
  async function buildJoinRequest(given: Given<typeof joinRequest> = {}) {
    const organizationId = given.organizationId ?? (await buildOrganization()).id;
    return one(
      await database()
        .insert(joinRequest)
        .values({
          id: newId(),
          firstName: 'Sina',
          lastName: 'Leota',
          email: `sina-${unique()}@example.nz`,
          phone: '021 555 0177',
          asked: longAgo,
          confirmed: longAgo,
          expires: '2027-01-01T00:00:00.000Z',
          ...given,
          organizationId,
        })
        .returning(),
    );
  }

  /** A mail of the outbox that is not waiting, unless it is given a `nextAttempt`. */
  async function buildMessage(given: Given<typeof message> = {}) {
    const organizationId = given.organizationId ?? (await buildOrganization()).id;
    return one(
      await database()
        .insert(message)
        .values({
          id: newId(),
          audience: 'members',
          subject: 'Meet at the back gate',
          text: 'The front gate is being painted.',
          sent: longAgo,
          sentBy: newId(),
          unmailed: [],
          ...given,
          organizationId,
        })
        .returning(),
    );
  }

  async function buildMail(given: Given<typeof mail> = {}) {
    const organizationId = given.organizationId ?? (await buildOrganization()).id;
    return one(
      await database()
        .insert(mail)
        .values({
          id: newId(),
          kind: 'patroller-assigned',
          cause: newId(),
          recipient: newId(),
          subject: {},
          created: longAgo,
          attempts: 0,
          ...given,
          organizationId,
        })
        .returning(),
    );
  }
}

function one<Row>([row]: Row[]): Row {
  if (row === undefined) throw new Error('No row was inserted');
  return row;
}
