import pg from 'pg';
import { systemClock } from '#platform/clock.ts';
import type { Context } from '#platform/context.ts';
import { connect } from '#platform/database/connect.ts';
import { openLiveHub } from '#platform/live/hub.ts';
import { createLog } from '#platform/log.ts';
import { buildApp } from '#server/app/app.ts';
import { buildServices } from '#server/app/services.ts';
import { connectionOf, recordStatements, report } from './child.ts';
import { settings } from './data.ts';

/** The server as in production, in a process of its own, which reports the statements of a call on request. */

const log = createLog('info', { write: () => undefined }); // formatted as in production, but discarded
const database = connect(connectionOf(), { log, max: 20 });
const context: Context = {
  database,
  clock: systemClock,
  log,
  settings,
};
const app = await buildApp(context, buildServices(context), {
  hub: openLiveHub(database, log),
  isReady: async () => undefined,
  workers: () => ({}),
  trustProxy: false,
  metricsToken: null,
  web: null,
  mailbox: null,
  describe: () => Promise.reject(new Error('nobody asks for the description here')),
});
const address = await app.listen({ host: '127.0.0.1', port: 0 });
let stopRecording: ReturnType<typeof recordStatements> | null = null;
process.on('message', () => {
  report({ statements: stopRecording?.() ?? [] });
  stopRecording = stopRecording ? null : recordStatements(pg.Client);
});
report({ address });
