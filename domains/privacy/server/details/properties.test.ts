import { and, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { addDays, type Role } from '#contract';
import type { IncidentPerson, IncidentVehicle } from '#patrols/contract';
import { after, hour } from '#platform/clock.ts';
import { guest } from '#platform/database/schema/assignments.ts';
import { auditEvent, session } from '#platform/database/schema/auth.ts';
import { eccNotification, eccReply } from '#platform/database/schema/ecc.ts';
import { mail as mailTable } from '#platform/database/schema/mails.ts';
import { message } from '#platform/database/schema/messages.ts';
import { organization } from '#platform/database/schema/organizations.ts';
import { person as personTable } from '#platform/database/schema/people.ts';
import { privacyRemoval } from '#platform/database/schema/privacy.ts';
import { formerIncident, incident, setAside } from '#platform/database/schema/record.ts';
import { detailsView } from '#platform/database/schema/views.ts';
import { PrivacyClock, privacyClocks, privacyNoticeDays, privacyRoutes } from '#privacy/contract';
import { testApp } from '#server/testing/app.ts';
import { sweepAll } from './sweep.ts';

/**
 * Whatever the ages, the holds and the times at which nobody swept: exactly what is due goes (product 22.2 to 22.5). A model
 * that counts in local dates says what is due; the server compares instants.
 */

const app = testApp();
const epoch = '2027-06-01T03:30:00.000Z';
const zones = ['Pacific/Auckland', 'Pacific/Honolulu', 'Asia/Kathmandu', 'Pacific/Chatham', 'Europe/London'];

const car: IncidentVehicle = {
  ...{ rego: null, color: 'red', make: 'Mazda', model: null, type: null, year: 2009 },
  ...{ reportedStolen: null, hasLivery: true },
};
const person: IncidentPerson = { name: 'J. Smith', phone: '021 555 0177', email: null };

type Involved = {
  people: IncidentPerson[];
  peopleDetails: string | null;
  vehicles: IncidentVehicle[];
  isKnown: boolean;
};

/** What may be known of those involved, and whether any of it is taken away. */
const involved = fc.constantFrom<Involved[]>(
  { people: [], peopleDetails: null, vehicles: [car], isKnown: false },
  { people: [person, { ...person, name: null }], peopleDetails: null, vehicles: [], isKnown: true },
  { people: [], peopleDetails: 'A blue cap', vehicles: [car], isKnown: true },
  { people: [], peopleDetails: null, vehicles: [car, { ...car, rego: 'NPR418' }], isKnown: true },
  {
    people: [person],
    peopleDetails: 'x',
    vehicles: [{ ...car, rego: 'A1', extra: { owner: 'B' } }],
    isKnown: true,
  },
);

/** Around the limits of the clocks more often than elsewhere. */
const hoursAgo = fc.oneof(
  fc.integer({ min: -40, max: 900 * 24 }),
  fc.constantFrom(...[30, 90, 365, 730].map((days) => days * 24)).chain((limit) => {
    return fc.integer({ min: limit - 60, max: limit + 60 });
  }),
);
const incidents = fc.record({
  hoursLater: fc.integer({ min: 0, max: 30 }),
  involved,
  formerly: fc.option(involved),
  deleted: fc.boolean(),
});
const patrols = fc.record({
  hoursAgo,
  loggedOn: fc.option(fc.constantFrom('really' as const, 'in training' as const)),
  incidents: fc.array(incidents, { maxLength: 3 }),
  aside: fc.option(
    fc.record({ involved, when: fc.constantFrom('2001-01-01T00:00:00.000Z', '2099-01-01T00:00:00.000Z') }),
  ),
  guest: fc.constantFrom(
    { phone: '021', email: null },
    { phone: null, email: 'g@example.nz' },
    { phone: null, email: null },
  ),
});
/** At each step: so many hours without a sweep, then a hold, a release or another choice, then sweeps by two workers. */
const steps = fc.record({
  hours: fc.oneof(fc.constant(24), fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 120 * 24 })),
  hold: fc.option(
    fc.record({ patrol: fc.nat(5), incident: fc.option(fc.nat(2)), days: fc.oneof(fc.nat(3), fc.nat(400)) }),
  ),
  release: fc.option(fc.nat(3)),
  days: fc.option(
    fc.record({
      clock: fc.constantFrom(...PrivacyClock.options),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
  ),
});
/** Where a position is written, and whether it is finer than a street. */
const positions = fc.record({
  hoursAgo,
  where: fc.constantFrom('incident', 'former', 'aside', 'edit', 'start', 'finish'),
  isFine: fc.boolean(),
});
const histories = fc.record({
  zone: fc.constantFrom(...zones),
  patrols: fc.array(patrols, { minLength: 1, maxLength: 5 }),
  audits: fc.array(hoursAgo, { maxLength: 4 }),
  sessions: fc.array(fc.record({ hoursAgo, isRevoked: fc.boolean() }), { maxLength: 2 }),
  positions: fc.array(positions, { maxLength: 4 }),
  views: fc.array(hoursAgo, { maxLength: 2 }),
  mails: fc.array(
    fc.record({
      hoursAgo,
      kind: fc.constantFrom<MailText>('message', 'reply', 'written', 'waiting'),
      patrol: fc.option(fc.nat(4)),
    }),
    { maxLength: 4 },
  ),
  leavers: fc.array(
    fc.record({
      hoursAgo: fc.oneof(hoursAgo, fc.integer({ min: 700 * 24, max: 760 * 24 })),
      role: fc.constantFrom<Role>('admin', 'patroller'),
      mailOf: fc.option(fc.nat(4), { freq: 3 }),
    }),
    { maxLength: 3 },
  ),
  steps: fc.array(steps, { minLength: 1, maxLength: 7 }),
});

const dateIn = (zone: string, instant: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date(instant));

/** What else an incident that is stored whole has. */
const bare = {
  ...{ what: 'Fire', whatDetails: null, people: [], peopleDetails: null, vehicles: [] },
  ...{ edited: null, by: null, recorded: null, received: null, late: false },
};

type MailText = 'message' | 'reply' | 'written' | 'waiting';

interface Thing {
  /** What must never go has none. */
  clock: PrivacyClock | 'never';
  /** When it was: of a former version that of its incident, of what is set aside that of its patrol. */
  when: string;
  patrolId: string | null;
  incidentId: string | null;
  /** Whether the row is there as it was written, or as it is once it was taken from. */
  check: (taken: boolean) => Promise<void>;
  taken: boolean;
  /** What it is counted with if both are taken at once. */
  besides?: Thing;
  uncounted?: boolean;
}
interface HoldMade {
  id: string;
  patrolId: string;
  incidentId: string | null;
  until: string;
  /** The local date from which on it holds no more. */
  releases: string | null;
}

function without({ vehicles }: Involved) {
  const cars = vehicles.map(({ extra: _extra, ...vehicle }) => ({ ...vehicle, rego: null }));
  return { people: [], peopleDetails: null, vehicles: cars };
}

function known({ isKnown: _isKnown, ...facts }: Involved) {
  return facts;
}

describe('the sweep [22.3]', () => {
  it('takes exactly what is due, whatever the ages, holds and downtimes', async () => {
    await fc.assert(
      fc.asyncProperty(histories, async (history) => {
        const model = await write(history);
        try {
          for (const step of history.steps) await take(model, step);
        } finally {
          await archive(model.organizationId); // nobody sweeps it any more
        }
      }),
      { numRuns: 40 },
    );
  }, 120_000);
});

/** Writes what happened before, and returns the model of it. */
async function write({
  zone,
  patrols: given,
  audits,
  sessions,
  views,
  mails,
  leavers,
  positions: placed,
}: typeof histories extends fc.Arbitrary<infer H> ? H : never) {
  app.clock.set(epoch);
  const { id: organizationId } = await app.buildOrganization({ timeZone: zone });
  const admin = await app.buildPerson({ organizationId, roles: ['admin'] });
  const member = await app.buildPerson({ organizationId, roles: ['patroller'] }); // calls nothing
  const things: Thing[] = [];
  const ids: { id: string; incidents: string[] }[] = [];
  for (const one of given) {
    const when = after(epoch, -one.hoursAgo * hour);
    const { id: patrolId } = await app.buildPatrol({ organizationId, when });
    const of = { organizationId, patrolId };
    const own: string[] = [];
    for (const each of one.incidents) own.push(await writeIncident(each, { ...of, start: when }));
    if (one.aside) await writeAside(one.aside, { ...of, start: when });
    await writeGuest(one.guest, { ...of, start: when });
    if (one.loggedOn) await writeLogOn(one.loggedOn === 'in training', { ...of, start: when });
    ids.push({ id: patrolId, incidents: own });
  }
  for (const one of mails) await writeMail(one);
  for (const one of leavers) await writeLeaver(one);
  for (const one of placed) await writePosition(one);
  for (const ago of audits) await writeAudit(after(epoch, -ago * hour));
  for (const one of sessions) await writeSession(after(epoch, -one.hoursAgo * hour), one.isRevoked);
  for (const ago of views) await writeView(after(epoch, -ago * hour));
  return {
    organizationId,
    zone,
    admin,
    things,
    ids,
    holds: [] as HoldMade[],
    days: usual(),
    shortenings: new Map<PrivacyClock, { days: number; from: string }>(),
    begins: new Map<PrivacyClock, string>(),
    swept: '',
  };

  async function writeIncident(
    {
      hoursLater,
      involved: facts,
      formerly,
      deleted,
    }: { hoursLater: number; involved: Involved; formerly: Involved | null; deleted: boolean },
    { start, ...of }: { organizationId: string; patrolId: string; start: string },
  ) {
    const when = after(start, hoursLater * hour);
    const row = await app.buildIncident({
      ...of,
      when,
      whatDetails: 'At the gate',
      address: '1 Main Rd',
      deleted: deleted ? when : null,
      ...known(facts),
    });
    const at = and(eq(incident.organizationId, of.organizationId), eq(incident.id, row.id));
    const thing = { clock: 'involved' as const, when, patrolId: of.patrolId, incidentId: row.id };
    if (facts.isKnown)
      things.push({
        ...thing,
        taken: false,
        check: async (taken) => {
          const [found] = await app.database.select().from(incident).where(at);
          const { search: _search, ...rest } = row;
          const gone = { ...without(facts), involvedRemoved: found?.involvedRemoved };
          expect(found).toMatchObject(taken ? { ...rest, ...gone } : rest);
          expect(found?.involvedRemoved === null).toBe(!taken);
        },
      });
    if (formerly) {
      const id = newId();
      const stored = {
        _id: row.id,
        when,
        what: 'Fire',
        whatDetails: 'Before',
        location: null,
        edited: null,
        by: null,
        recorded: null,
        received: null,
        late: false,
        ...known(formerly),
      };
      await app.database.insert(formerIncident).values({
        ...of,
        id,
        incidentId: row.id,
        incident: stored,
        replaced: when,
        replacedBy: admin.id,
        deleted: false,
      });
      const atFormer = and(eq(formerIncident.organizationId, of.organizationId), eq(formerIncident.id, id));
      if (formerly.isKnown)
        things.push({
          ...thing,
          taken: false,
          check: async (taken) => {
            const [found] = await app.database.select().from(formerIncident).where(atFormer);
            expect(found?.incident).toEqual(taken ? { ...stored, ...without(formerly) } : stored);
          },
        });
    }
    return row.id;
  }

  async function writeAside(
    { involved: facts, when }: { involved: Involved; when: string },
    { start, ...of }: { organizationId: string; patrolId: string; start: string },
  ) {
    const id = newId();
    const entry = {
      _id: id,
      when,
      what: 'Fire',
      whatDetails: null,
      location: null,
      edited: null,
      by: null,
      recorded: null,
      received: null,
      late: false,
      ...known(facts),
    };
    await app.database
      .insert(setAside)
      .values({ ...of, id, kind: 'incident', entry: entry, kept: start, why: 'time' });
    const at = and(eq(setAside.organizationId, of.organizationId), eq(setAside.id, id));
    if (!facts.isKnown) return;
    things.push({
      clock: 'involved',
      when: start,
      patrolId: of.patrolId,
      incidentId: null,
      taken: false,
      check: async (taken) => {
        const [found] = await app.database.select().from(setAside).where(at);
        expect(found?.entry).toEqual(taken ? { ...entry, ...without(facts) } : entry);
      },
    });
  }

  async function writeGuest(
    contact: { phone: string | null; email: string | null },
    { start, ...of }: { organizationId: string; patrolId: string; start: string },
  ) {
    const row = await app.buildGuest({ ...of, ...contact });
    const mail = await app.buildMail({
      ...of,
      recipient: row.id,
      toAddress: contact.email,
      sent: start,
      nextAttempt: null,
    });
    if (!contact.phone && !contact.email) return;
    things.push({
      clock: 'guests',
      when: start,
      patrolId: of.patrolId,
      incidentId: null,
      taken: false,
      check: async (taken) => {
        const [found] = await app.database.select().from(guest).where(eq(guest.id, row.id));
        expect(found).toEqual(taken ? { ...row, phone: null, email: null } : row);
        const sent = await app.database.execute(sql`select to_address from mail where id = ${mail.id}`);
        expect(sent.rows).toEqual([{ to_address: taken ? null : contact.email }]);
      },
    });
  }

  async function writeMail(one: { hoursAgo: number; kind: MailText; patrol: number | null }) {
    const when = after(epoch, -one.hoursAgo * hour);
    const patrolId = ids[one.patrol ?? -1]?.id ?? (one.kind === 'reply' ? ids[0]?.id : null) ?? null;
    const thing = { clock: 'mails' as const, when, patrolId, incidentId: null, taken: false };
    const check = await writeText({ kind: one.kind, when, patrolId });
    things.push({ ...thing, clock: one.kind === 'waiting' ? 'never' : 'mails', check });
  }

  /** Writes a text that was mailed, or waits to be, and returns how it is looked at. */
  async function writeText({
    kind,
    when,
    patrolId,
  }: {
    kind: MailText;
    when: string;
    patrolId: string | null;
  }) {
    if (kind === 'message') {
      const row = await app.buildMessage({ organizationId, sentBy: admin.id, sent: when, patrolId });
      return async (taken: boolean) => {
        const [found] = await app.database.select().from(message).where(eq(message.id, row.id));
        expect(found).toEqual(taken ? { ...row, subject: '', text: '' } : row);
      };
    }
    if (kind === 'reply') {
      const id = newId();
      const [row] = await app.database
        .insert(eccReply)
        .values({
          ...{ organizationId, id, patrolId: patrolId ?? '', when, from: 'ecc@police.example', digest: id },
          ...{ subject: 'Re: log on', text: 'Received.', outcome: 'no-number' },
        })
        .returning();
      return async (taken: boolean) => {
        const [found] = await app.database.select().from(eccReply).where(eq(eccReply.id, id));
        expect(found).toEqual(taken ? { ...row, subject: '', text: '' } : row);
      };
    }
    const times = kind === 'waiting' ? { nextAttempt: when } : { nextAttempt: null, sent: when };
    const subject = { assignmentId: admin.id, message: 'At the back gate.', messageBy: admin.id };
    const row = await app.buildMail({ organizationId, patrolId, created: when, subject, ...times });
    return async (taken: boolean) => {
      const [found] = await app.database.select().from(mailTable).where(eq(mailTable.id, row.id));
      expect(found?.subject).toEqual(taken ? { assignmentId: admin.id } : subject);
    };
  }

  async function writeLeaver({
    hoursAgo: ago,
    role,
    mailOf,
  }: {
    hoursAgo: number;
    role: Role;
    mailOf: number | null;
  }) {
    const finished = after(epoch, -ago * hour);
    const row = await app.buildPerson({
      organizationId,
      roles: [role],
      phone: '021',
      passwordHash: 'x',
      finished,
    });
    const toAddress = row.email;
    const patrolId = ids[mailOf ?? -1]?.id ?? null;
    const sent = await app.buildMail({
      ...{ organizationId, patrolId, recipient: row.id, toAddress, sent: finished, nextAttempt: null },
    });
    const thing = { clock: 'people' as const, when: finished, incidentId: null, taken: false };
    const leaver: Thing = {
      ...thing,
      patrolId: null,
      check: async (taken) => {
        const [found] = await app.database.select().from(personTable).where(eq(personTable.id, row.id));
        const gone = { ...row, email: null, phone: null, passwordHash: null };
        expect(found).toEqual(taken ? gone : row);
      },
    };
    things.push(leaver, {
      ...thing,
      patrolId,
      besides: leaver,
      check: async (taken) => {
        const [mailed] = await app.database.select().from(mailTable).where(eq(mailTable.id, sent.id));
        expect(mailed?.toAddress).toBe(taken ? null : toAddress);
      },
    });
  }

  async function writeSession(issued: string, isRevoked: boolean) {
    const id = newId();
    const revoked = isRevoked ? after(issued, hour) : null;
    const expires = after(issued, 30 * 24 * hour);
    const row = { ...{ id, organizationId, personId: member.id, issued, expires, revoked, remember: true } };
    await app.database.insert(session).values({
      ...{ ...row, sharedDevice: false, ips: ['127.0.0.1'], userAgent: 'test' },
      ...{ generation: 0, generationSeen: true },
    });
    things.push({
      clock: 'audits',
      when: revoked ?? expires,
      patrolId: null,
      incidentId: null,
      taken: false,
      check: async (taken) => {
        expect(await app.database.$count(session, eq(session.id, id))).toBe(taken ? 0 : 1);
      },
    });
  }

  async function writeLogOn(
    training: boolean,
    { start, ...of }: { organizationId: string; patrolId: string; start: string },
  ) {
    const id = newId();
    const said = { subject: 'Log on', summary: 'PTN1 from Petone, 21:00.' };
    const fact = { label: 'Call sign', value: 'PTN1' };
    const ringing = {
      ...said,
      summary: `${said.summary} Ring 021.`,
      facts: [fact, { label: 'Contact phone', value: '021' }],
    };
    await app.database.insert(eccNotification).values({
      ...{ ...of, id, kind: 'log-on', when: start, by: admin.id, created: start, phone: '021' },
      ...{ recipient: 'ecc@police.example', training, message: ringing },
    });
    things.push({
      clock: 'people',
      when: start,
      patrolId: of.patrolId,
      incidentId: null,
      taken: false,
      check: async (taken) => {
        const [found] = await app.database.select().from(eccNotification).where(eq(eccNotification.id, id));
        expect(found?.phone).toBe(taken ? null : '021');
        expect(found?.recipient).toBe(taken && training ? 'Removed' : 'ecc@police.example');
        expect(found?.message).toEqual(taken ? { ...said, facts: [fact] } : ringing);
      },
    });
  }

  /** Writes a patrol on which one position is known. */
  async function writePosition({
    hoursAgo: ago,
    where,
    isFine,
  }: typeof positions extends fc.Arbitrary<infer P> ? P : never) {
    const when = after(epoch, -ago * hour);
    const location = {
      ...{ address: '1 Main Rd', notes: null, latitude: isFine ? -36.8982 : -36.898, longitude: 174.94 },
      ...(isFine && { extra: { floor: 3 } }),
    };
    const { id: patrolId } = await app.buildPatrol({
      organizationId,
      when,
      ...(where === 'start' && { started: { started: when, location } }),
      ...(where === 'finish' && { started: { started: when }, finished: { finished: when, location } }),
    });
    const { extra: _extra, ...plain } = location;
    const rounded = { ...plain, latitude: -36.898 };
    const incidentId = where === 'start' || where === 'finish' ? null : await placeIncident();
    if (!isFine) return;
    things.push({
      clock: 'positions',
      when,
      patrolId,
      incidentId,
      taken: false,
      check: async (taken) => expect(await place()).toEqual(taken ? rounded : location),
    });

    async function placeIncident() {
      const of = { organizationId, patrolId };
      const { address, latitude, longitude } = location;
      const columns =
        where === 'incident' ? { address, latitude, longitude, locationExtra: location.extra } : {};
      const { id } = await app.buildIncident({ ...of, when, people: [], ...columns });
      const entry = { ...bare, _id: id, when, location: where === 'edit' ? null : location };
      if (where === 'former') {
        const replaced = { replaced: when, replacedBy: admin.id, deleted: false };
        const row = { ...of, id: newId(), incidentId: id, incident: entry, ...replaced };
        await app.database.insert(formerIncident).values(row);
      }
      if (where === 'aside' || where === 'edit') {
        const kind = where === 'aside' ? ('incident' as const) : ('edit' as const);
        const patch = where === 'edit' ? { location } : null;
        const row = { ...of, id: newId(), kind, entry, patch, kept: when, why: 'time' as const };
        await app.database.insert(setAside).values(row);
      }
      return id;
    }

    async function place() {
      const { rows } = await app.database.execute(sql`
        select coalesce(patrol.started -> 'location', patrol.finished -> 'location',
          former.incident -> 'location', aside.patch -> 'location', aside.entry -> 'location',
          jsonb_build_object('address', address, 'notes', location_notes, 'latitude', latitude, 'longitude', longitude)
            || case when location_extra is null then '{}' else jsonb_build_object('extra', location_extra) end) as place
        from patrol
        left join incident on incident.patrol_id = patrol.id
        left join former_incident as former on former.patrol_id = patrol.id
        left join set_aside as aside on aside.patrol_id = patrol.id
        where patrol.id = ${patrolId}`);
      return rows[0]?.place;
    }
  }

  async function writeAudit(when: string) {
    const id = newId();
    const row = {
      organizationId,
      id,
      personId: admin.id,
      when,
      event: 'sign-in-success' as const,
      ips: ['127.0.0.1'],
      userAgent: 'test',
    };
    await app.database.insert(auditEvent).values(row);
    things.push({
      clock: 'audits',
      when,
      patrolId: null,
      incidentId: null,
      taken: false,
      check: async (taken) => {
        const found = await app.database.select().from(auditEvent).where(eq(auditEvent.id, id));
        expect(found).toHaveLength(taken ? 0 : 1);
      },
    });
  }

  async function writeView(first: string) {
    const id = newId();
    const seen = { what: 'contacts', way: 'page', subject: 'person', subjectId: id } as const;
    const row = { ...seen, organizationId, id, by: admin.id, day: first.slice(0, 10), times: 1, first };
    await app.database.insert(detailsView).values({ ...row, last: first });
    things.push({
      clock: 'audits',
      when: first,
      patrolId: null,
      incidentId: null,
      taken: false,
      check: async (taken) => {
        expect(await app.database.$count(detailsView, eq(detailsView.id, id))).toBe(taken ? 0 : 1);
      },
    });
  }
}

async function archive(id: string) {
  await app.database.update(organization).set({ archived: epoch }).where(eq(organization.id, id));
}

const daysAtFirst = (clock: PrivacyClock): number => privacyClocks[clock].usual;

function usual() {
  return new Map(PrivacyClock.options.map((clock) => [clock, daysAtFirst(clock)]));
}

type Model = Awaited<ReturnType<typeof write>>;
type Step = typeof steps extends fc.Arbitrary<infer S> ? S : never;

/** Does what the step says, sweeps, and compares the model with the database. */
async function take(model: Model, step: Step) {
  app.clock.advance(step.hours * hour);
  await change(model, step);
  await forgetCalls(model);
  await Promise.all([sweepAll(app.context), sweepAll(app.context)]);
  expected(model);
  for (const thing of model.things) await thing.check(thing.taken);
  const removed = await app.database
    .select()
    .from(privacyRemoval)
    .where(eq(privacyRemoval.organizationId, model.organizationId));
  const count = removed.reduce((sum, one) => sum + one.count, 0);
  expect(count).toBe(model.things.filter(({ taken, uncounted }) => taken && !uncounted).length);
}

/** Leaves out what the model's own calls have made, which is no part of it. */
async function forgetCalls({ admin }: Model) {
  await app.database.delete(session).where(eq(session.personId, admin.id));
  await app.services.views.close();
  const byChange = and(eq(detailsView.by, admin.id), eq(detailsView.way, 'change'));
  await app.database.delete(detailsView).where(byChange);
}

/** More days count now, fewer after the days of notice, unless the present number withdraws them. */
function choose(model: Model, clock: PrivacyClock, chosen: number, today: string) {
  const present = daysOn(model, clock, today);
  const coming = model.shortenings.get(clock);
  if (chosen < present && coming?.days === chosen && coming.from > today) return;
  const begins = model.begins.get(clock);
  const tomorrow = addDays(today, 1);
  if (chosen > present && begins !== undefined && begins < tomorrow) model.begins.set(clock, tomorrow);
  model.days.set(clock, Math.max(chosen, present));
  if (chosen < present)
    model.shortenings.set(clock, { days: chosen, from: addDays(today, privacyNoticeDays) });
  else model.shortenings.delete(clock);
}

function daysOn({ days, shortenings }: Model, clock: PrivacyClock, today: string): number {
  const shortening = shortenings.get(clock);
  return (shortening && shortening.from <= today ? shortening.days : days.get(clock)) ?? 0;
}

/** Holds, releases and chooses by the server's own calls. */
async function change(model: Model, { hold, release, days }: Step) {
  const now = app.clock.now();
  const today = dateIn(model.zone, now);
  const call = await app.as(model.admin);
  const patrol = hold && model.ids[hold.patrol % model.ids.length];
  if (hold && patrol) {
    const incidentId = hold.incident === null ? null : (patrol.incidents[hold.incident] ?? null);
    const made = {
      id: newId(),
      patrolId: patrol.id,
      incidentId,
      until: addDays(today, hold.days),
      releases: null,
    };
    const body = {
      _id: made.id,
      reason: 'Police file',
      until: made.until,
      ...(incidentId && { incidentId }),
    };
    expect((await call(privacyRoutes.holdDetails, { params: { id: patrol.id }, body })).status).toBe(200);
    model.holds.push(made);
  }
  const released = release === null ? undefined : model.holds[release];
  if (released) {
    const params = { id: released.patrolId, holdId: released.id };
    expect((await call(privacyRoutes.releaseHold, { params })).status).toBe(200);
    released.releases ??= addDays(today, privacyNoticeDays);
  }
  if (days) {
    const { min, max } = privacyClocks[days.clock];
    const chosen = Math.round(min + days.share * (max - min));
    expect((await call(privacyRoutes.updatePrivacy, { body: { [days.clock]: chosen } })).status).toBe(200);
    choose(model, days.clock, chosen, today);
  }
}

/** The rule, in local dates. */
function expected(model: Model) {
  const today = dateIn(model.zone, app.clock.now());
  if (model.swept === today) return;
  model.swept = today;
  for (const clock of PrivacyClock.options) {
    const due = model.things.filter((thing) => isDue(model, clock, thing, today));
    const begins = model.begins.get(clock);
    if (begins === undefined && due.length > 0) model.begins.set(clock, addDays(today, privacyNoticeDays));
    if (begins === undefined || begins > today) continue;
    for (const thing of due) {
      thing.taken = true;
      thing.uncounted = thing.besides && due.includes(thing.besides);
    }
  }
}

function isDue(model: Model, clock: PrivacyClock, thing: Thing, today: string): boolean {
  const { zone, holds } = model;
  if (thing.clock !== clock || thing.taken) return false;
  if (addDays(dateIn(zone, thing.when), daysOn(model, clock, today)) >= today) return false;
  return !holds.some(
    (hold) =>
      hold.patrolId === thing.patrolId &&
      (hold.incidentId === null || hold.incidentId === thing.incidentId) &&
      hold.until >= today &&
      (hold.releases === null || hold.releases > today),
  );
}
