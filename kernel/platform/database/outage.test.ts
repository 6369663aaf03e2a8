import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { testDatabase } from '../testing/database.ts';
import { type Gate, openGate } from '../testing/gate.ts';
import { connect } from './connect.ts';
import { isOutage, UncertainCommit } from './outage.ts';
import { installation } from './schema/platform.ts';
import { inTransaction } from './transaction.ts';

const source = testDatabase();
let gate: Gate;
beforeAll(async () => {
  gate = await openGate(source.connection);
});
afterAll(() => gate.close());

/** Connects through the gate; a statement may take two seconds unless told. */
const open = (statementLimit = 2000) =>
  connect(gate.connection, { log: createLog('fatal'), max: 2, statementLimit });
const insert = (database: ReturnType<typeof open>, key: string) =>
  inTransaction(database, (tx) => tx.insert(installation).values({ key, value: {} }));
const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

it.each([
  { code: 'ECONNREFUSED', syscall: 'connect' },
  { code: 'ENOENT', syscall: 'connect' },
  { code: 'EMFILE', syscall: 'connect' }, // no file descriptor is left
  { code: 'ECONNRESET', syscall: 'read' },
  { code: '53300' }, // too many connections
  { code: '53100' }, // the disk is full
  { code: '57P03' }, // it starts, or stops
  { code: '25006' }, // it only reads
  { cause: Object.assign(new Error('a query failed'), { code: '08006' }) },
])('an outage is %j', (properties) => {
  expect(isOutage(Object.assign(new Error('failed'), properties))).toBe(true);
});

it.each([
  { code: '23505' }, // it exists already
  { code: '40P01' }, // a deadlock
  { code: '42P01' }, // no such table
  { code: 'ENOENT', syscall: 'open' },
  {},
])('no outage is %j', (properties) => {
  expect(isOutage(Object.assign(new Error('failed'), properties))).toBe(false);
});

it('a server that vanished costs a statement its limit, and its connections are let go [15.12]', async () => {
  const database = open();
  await insert(database, 'before');
  gate.freeze();
  expect(isOutage(await errorOf(insert(database, 'meanwhile')))).toBe(true);
  expect(database.$client.totalCount).toBe(0);
  gate.thaw();
  await insert(database, 'after');
  await database.$client.end();
});

it('a statement that takes too long is ended by the server [15.12]', async () => {
  const database = open(4000); // so that a busy machine hears of it before it gives up by itself
  const sleeping = database.$client.query('select pg_sleep(60)');
  expect(await errorOf(sleeping)).toMatchObject({ code: '57014' });
  await database.$client.end();
});

it('a connection that is lost at the commit leaves open whether it was kept [15.12]', async () => {
  const database = open();
  gate.breakAt('commit');
  expect(await errorOf(insert(database, 'perhaps'))).toBeInstanceOf(UncertainCommit);
  expect(await errorOf(inTransaction(database, () => Promise.reject(new Error('of the work'))))).toEqual(
    new Error('of the work'),
  );
  await database.$client.end();
});
