import { once } from 'node:events';
import { expect, it, onTestFinished, vi } from 'vitest';
import { connect } from '../database/connect.ts';
import { createLog } from '../log.ts';
import { testDatabase } from '../testing/database.ts';
import { openGate } from '../testing/gate.ts';
import { startRunner } from './runner.ts';

const source = testDatabase();
const log = createLog('silent');
const idle = { name: 'idle', run: async () => undefined };

it('a connection that breaks while its runner is stopped, before it listens, is given back once [15.9]', async () => {
  const gate = await openGate(source.connection);
  const database = connect(gate.connection, { log, max: 5 });
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  onTestFinished(() => void process.off('unhandledRejection', unhandled));
  gate.freezeAt('LISTEN "jobs:insert"');
  const runner = await startRunner({ database, log, tasks: [idle], concurrency: 1 });
  await vi.waitFor(() => expect(runner.hasWorked()).toBe(true), 10_000);
  const stopped = runner.stop();
  const removed = once(database.$client, 'remove');
  gate.close();
  await Promise.all([removed, stopped]);
  await new Promise(setImmediate);
  expect(unhandled).not.toHaveBeenCalled();
});
