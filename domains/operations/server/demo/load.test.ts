import { and, eq, isNull, lte } from 'drizzle-orm';
import pg from 'pg';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { NewPassword } from '#accounts/contract';
import { addHours, roles, toLocal } from '#contract';
import { countCrew, patrolRoutes } from '#patrols/contract';
import { mail } from '#platform/database/schema/mails.ts';
import { organization } from '#platform/database/schema/organizations.ts';
import { patrol } from '#platform/database/schema/patrols.ts';
import { person } from '#platform/database/schema/people.ts';
import { testApp } from '#server/testing/app.ts';
import { countRows } from './count-rows.fixture.ts';
import { zone } from './organizations.ts';
import { password } from './people.ts';

const server = testApp();
let statements: string[] = [];

beforeAll(async () => {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await server.services.demo.load();
  statements = query.mock.calls.map(([statement]) => textOf(statement));
  query.mockRestore();
});

/** Returns the text of what drizzle gives to the driver, which may be text itself. */
function textOf(statement: unknown): string {
  return typeof statement === 'string' ? statement : z.object({ text: z.string() }).parse(statement).text;
}

function readPeople() {
  return server.database.select().from(person);
}

async function readPatrols() {
  return server.database.select().from(patrol).orderBy(patrol.when);
}

async function callAs(firstName: string) {
  const [found] = await server.database.select().from(person).where(eq(person.firstName, firstName));
  if (!found) throw new Error(`${firstName} is not there`);
  return server.as(found);
}

describe('loading the demonstration', () => {
  it('takes one statement for each table, however many rows there are, and one hash of the password', async () => {
    const inserts = statements.filter((statement) => statement.startsWith('insert'));
    const written = inserts.map((statement) => /into "(\w+)"/.exec(statement)?.[1]);
    expect(written).toHaveLength(new Set(written).size);
    expect(written).toContain('patrol');
    expect(statements.length - inserts.length).toBeLessThan(10);
    expect(new Set((await readPeople()).map(({ passwordHash }) => passwordHash)).size).toBe(1);
  });

  it('does nothing the second time', async () => {
    const before = await countRows(server.database);
    await server.services.demo.load();
    expect(await countRows(server.database)).toEqual(before);
  });

  it('mails nobody', async () => {
    expect(await server.database.$count(mail)).toBe(0);
    const { rows } = await server.database.execute('select * from graphile_worker.jobs');
    expect(rows).toEqual([]);
  });

  it('has more organizations than fit on a page', async () => {
    expect(await server.database.$count(organization)).toBe(15);
  });

  it('has people of every role, one of whom has left', async () => {
    const everybody = await readPeople();
    expect(new Set(everybody.flatMap((one) => one.roles))).toEqual(new Set(roles));
    expect(everybody.filter((one) => one.finished)).toHaveLength(1);
    expect(everybody.map((one) => one.email)).toContain('wiremu.hohepa@example.nz');
    expect(new Set(everybody.map((one) => one.email)).size).toBe(everybody.length);
  });

  it('lets everybody in who has not left, with a password that the rules allow', async () => {
    expect(NewPassword.safeParse(password).success).toBe(true);
    const client = { ip: '127.0.0.1', userAgent: 'test' };
    for (const { id, email } of await server.database.select().from(person).where(isNull(person.finished))) {
      if (email === null) continue;
      const input = { email, password, remember: false, sharedDevice: false };
      const { claims } = await server.services.auth.signIn(input, client);
      expect(claims.sub).toBe(id);
    }
  });
});

describe('its patrols', () => {
  it('go three years back, evening by evening in local time through daylight saving', async () => {
    const past = await server.database
      .select()
      .from(patrol)
      .where(and(lte(patrol.when, server.clock.now()), eq(patrol.type, 'patrol')));
    expect(past.length).toBeGreaterThan(350);
    const times = new Set(past.map(({ when }) => toLocal(when, zone).time));
    expect(times).toEqual(new Set(['19:30', '20:00', '20:30', '21:00']));
    const hoursInUtc = past
      .filter(({ when }) => toLocal(when, zone).time === '21:00')
      .map(({ when }) => new Date(when).getUTCHours());
    expect(new Set(hoursInUtc)).toEqual(new Set([8, 9])); // summer and winter
    const oldest = past.map(({ when }) => when).sort()[0] ?? '';
    expect(Date.parse(oldest)).toBeLessThan(Date.parse(addHours(server.clock.now(), -(3 * 365 - 14) * 24)));
  });

  it('were run with two to four people, save those that were cancelled', async () => {
    const call = await callAs('Aroha');
    const query = { limit: 1000, filter: { when: { $lte: server.clock.now() } } };
    const { items } = (await call(patrolRoutes.listPatrols, { query })).body;
    const run = items.filter(({ cancelled, type }) => !cancelled && type === 'patrol');
    const crews = new Set(run.map(countCrew));
    expect([...crews].sort()).toEqual([2, 3, 4]);
    expect(run.every(({ finalized, started, finished }) => finalized && started && finished)).toBe(true);
    const assignments = items.flatMap(({ patrollers }) => Object.values(patrollers));
    expect(assignments.some(({ declined }) => declined)).toBe(true);
    expect(assignments.some(({ didNotShow }) => didNotShow)).toBe(true);
    expect(items.some(({ cancelled }) => cancelled)).toBe(true);
    expect(items.some(({ type }) => type === 'event')).toBe(true);
  });

  it('come in every state', async () => {
    const call = await callAs('Aroha');
    const filter = { when: { $gt: server.clock.now() } };
    const query = { limit: 100, sort: 'when', filter } as const;
    const { items } = (await call(patrolRoutes.listPatrols, { query })).body;
    const shown = items.map((item) => {
      const { date, time } = toLocal(item.when, zone);
      const state = item.cancelled ? 'cancelled' : item.finalized ? 'finalized' : 'draft';
      return [date, time, item.name, state, countCrew(item), Object.keys(item.guests).length];
    });
    expect(shown).toEqual([
      ['2026-11-21', '21:00', 'Regular patrol', 'finalized', 3, 1],
      ['2026-11-24', '20:00', 'Regular patrol', 'cancelled', 2, 0],
      ['2026-11-27', '21:00', 'Late patrol', 'finalized', 2, 0],
      ['2026-11-28', '22:00', 'Regular patrol', 'finalized', 1, 0],
      ['2026-12-02', '18:30', 'Bike marking, Cockle Bay School', 'draft', 4, 2],
      ['2026-12-04', '21:00', 'Regular patrol', 'draft', 0, 0],
      ['2026-12-05', '21:00', 'Regular patrol', 'draft', 2, 0],
      ['2026-12-11', '21:00', 'Regular patrol', 'draft', 2, 0],
      ['2026-12-12', '20:30', 'Christmas parade', 'draft', 3, 0],
      ['2026-12-18', '21:00', 'Regular patrol', 'draft', 0, 0],
      ['2026-12-19', '20:30', 'Regular patrol', 'draft', 0, 0],
      ['2026-12-25', '21:00', 'Regular patrol', 'draft', 1, 0],
      ['2026-12-26', '20:30', 'Regular patrol', 'draft', 0, 0],
      ['2027-01-01', '21:00', 'Regular patrol', 'draft', 0, 0],
      ['2027-01-02', '20:30', 'Regular patrol', 'draft', 0, 0],
      ['2027-01-08', '21:00', 'Regular patrol', 'draft', 0, 0],
      ['2027-01-09', '20:30', 'Regular patrol', 'draft', 0, 0],
      ['2027-01-15', '21:00', 'Regular patrol', 'draft', 0, 0],
      ['2027-01-16', '20:30', 'Regular patrol', 'draft', 0, 0],
    ]);
  });

  it('record nothing that has not happened yet', async () => {
    const now = server.clock.now();
    for (const { created, finalized, cancelled, started, finished } of await readPatrols()) {
      const moments = [created, finalized, cancelled, started?.started, finished?.finished];
      for (const moment of moments) if (moment) expect(moment <= now).toBe(true);
    }
  });

  it('were taken only by people who were there at the time', async () => {
    const taken = await server.database.query.assignment.findMany({ with: { patrol: true, person: true } });
    for (const { patrol: on, person: by } of taken) {
      expect(by.started <= on.when && (by.finished === null || on.when <= by.finished)).toBe(true);
      expect(by.roles).toContain('patroller');
    }
  });
});
