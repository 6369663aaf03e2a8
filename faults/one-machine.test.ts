import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import { peopleRoutes } from '#people/contract';
import { after, hour, minute } from '#platform/clock.ts';
import { ordinaryLane } from '#platform/mail/lanes.ts';
import { sweepMails } from '#platform/mail/sender.ts';
import { startWorkers } from '#server/app/workers.ts';
import { testApp } from '#server/testing/app.ts';
import { testMailer } from '#server/testing/mailer.ts';

/** The quick part of `npm run faults`, beside the tests of killed servers, workers and databases (docs/reliability.md). */

const server = testApp();
const deliver = testMailer(server);

/** Returns how the admin of a new organization makes one attempt to add a person, and whom the organization then has. */
async function anOrganization() {
  const { id: organizationId } = await server.buildOrganization();
  const admin = await server.buildPerson({ organizationId, roles: ['admin'] });
  return {
    /** Adds a person by their name, which is the key of the call as well, in a session of its own. */
    async add(lastName: string, isInvited = true): Promise<number> {
      const call = await server.as(admin);
      const email = isInvited ? addressOf(lastName) : null;
      const body = { firstName: 'Load', lastName, email, roles: ['patroller' as const] };
      return (await call(peopleRoutes.createPerson, { body, idempotencyKey: lastName })).status;
    },
    async listNames(): Promise<string[]> {
      const { rows } = await server.database.execute<{ name: string }>(
        `select last_name as name from person where organization_id = '${organizationId}' and first_name = 'Load'`,
      );
      return rows.map(({ name }) => name).sort();
    },
  };
}

/** Makes attempts at the same time, and returns the different statuses that they were answered. */
const statuses = async (attempts: readonly Promise<number>[]) => [...new Set(await Promise.all(attempts))];
/** For a test, in milliseconds, on a machine that is busy with others. */
const patience = 60_000;

const names = (count: number) => Array.from({ length: count }, () => randomUUID()).sort();
/** One more would be refused, as twenty that fail are (product 12.9). */
const atOnce = 19;
const addressOf = (name: string) => `${name}@example.nz`;
const addresses = (mails: Awaited<ReturnType<typeof deliver>>) =>
  mails.map(({ to }) => [to].flat()[0]?.value[0]?.address).sort();

it(
  'of 57 people who are added, 19 at the same time, each is there once and is invited once',
  async () => {
    const { add, listNames } = await anOrganization();
    const all = names(3 * atOnce);
    const invited = all.slice(0, 5);
    for (let from = 0; from < all.length; from += atOnce)
      expect(
        await statuses(all.slice(from, from + atOnce).map((name) => add(name, invited.includes(name)))),
      ).toEqual([201]);
    expect(await listNames()).toEqual(all);
    expect(addresses(await deliver())).toEqual(invited.map(addressOf));
  },
  patience,
);

it(
  'on a full disk a write is answered 503, and its repeat, once there is room, is there once [15.12]',
  async () => {
    const { add, listNames } = await anOrganization();
    const all = names(5);
    await server.database.execute(`
    create function full_disk() returns trigger language plpgsql as $$ begin raise 'could not extend file' using errcode = '53100'; end $$;
    create trigger full_disk before insert on person for each row execute function full_disk()`);
    expect(await statuses(all.map((name) => add(name)))).toEqual([503]);
    await server.database.execute('drop function full_disk cascade');
    for (let repeat = 0; repeat < 2; repeat += 1)
      expect(await statuses(all.map((name) => add(name)))).toEqual([201]);
    expect(await listNames()).toEqual(all);
    expect(addresses(await deliver())).toHaveLength(all.length);
  },
  patience,
);

it(
  'while the clock is set ahead and back, what is added is there once and is invited once, without waiting for the wrong time',
  async () => {
    const { add, listNames } = await anOrganization();
    const now = server.clock.now();
    const all = names(4);
    const invited: Awaited<ReturnType<typeof deliver>> = [];
    for (const [index, name] of all.entries()) {
      server.clock.set(after(now, [25 * hour, 0, -25 * hour, 0][index] ?? 0));
      expect([await add(name), await add(name)]).toEqual([201, 201]);
      server.clock.set(now);
      await sweepMails({ ...server.context, lane: ordinaryLane });
      invited.push(...(await deliver()));
    }
    expect(await listNames()).toEqual(all);
    expect(addresses(invited)).toEqual(all.map(addressOf));
  },
  patience,
);

it(
  'while connections are cut every 80 ms in ten rounds, 48 people are added and invited once each, and nothing ends [15.9]',
  async () => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    onTestFinished(() => void process.off('unhandledRejection', unhandled));
    const { context, services, database } = server;
    const config = {
      smtpUrl: deliver.smtp().url,
      dataFolder: deliver.folder(),
      backup: null,
      backupPassphrase: null,
    };
    const installation = { context, urgentContext: context, openPatient: () => database };
    const workers = await startWorkers(installation, services, config);
    const before = deliver.smtp().mails.length;
    const { add, listNames } = await anOrganization();
    const all = names(48);
    for (let round = 0; round < 10; round += 1) {
      const added = all.slice(round * 5, round * 5 + 5).map((name) => untilAdded(() => add(name)));
      await cutConnections(6);
      await Promise.all(added);
    }
    const arrived = () => deliver.smtp().mails.slice(before);
    await vi.waitFor(async () => {
      server.clock.advance(minute); // one that could not be composed waits for its next try
      await sweepMails({ ...context, lane: ordinaryLane });
      expect(arrived().length).toBeGreaterThanOrEqual(all.length);
    }, patience / 2);
    await vi.waitFor(() => expect(workers.working()).toEqual({ urgent: true, ordinary: true }), 10_000);
    await workers.stop();
    expect(await listNames()).toEqual(all);
    expect(addresses(arrived())).toEqual(all.map(addressOf));
    expect(unhandled).not.toHaveBeenCalled();
  },
  2 * patience,
);

/** Repeats what an outage prevents, as a phone does. */
async function untilAdded(add: () => Promise<number>): Promise<void> {
  await vi.waitFor(async () => expect(await add()).toBe(201), { timeout: patience / 2, interval: 200 });
}

/** Ends all connections to the database so many times, one every 80 ms. */
async function cutConnections(times: number): Promise<void> {
  const client = new pg.Client(server.connection);
  await client.connect();
  for (let cut = 0; cut < times; cut += 1) {
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await wait(80);
  }
  await client.end();
}
