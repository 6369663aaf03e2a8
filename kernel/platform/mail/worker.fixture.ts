import { minute, systemClock } from '../clock.ts';
import { connect } from '../database/connect.ts';
import { startWorker } from '../jobs/worker.ts';
import { createLog } from '../log.ts';
import { ordinaryLane } from './lanes.ts';
import { createSender } from './sender.ts';
import { findReplyTo, noteKind, settings, testRenderer } from './testing.fixture.ts';
import { smtpTransport } from './transport/smtp.ts';

/** A worker process that a test kills: `node worker.fixture.ts <connection as JSON> <SMTP URL>`. */
const [, , connection, smtpUrl] = process.argv;
if (!connection || !smtpUrl) throw new Error('A connection and an SMTP URL are needed.');
const log = createLog('error');
const database = connect(JSON.parse(connection), { log });
const sender = createSender({
  database,
  log,
  clock: systemClock,
  settings,
  transport: smtpTransport(smtpUrl),
  renderer: testRenderer(minute),
  kinds: { note: noteKind },
  findReplyTo,
  lane: ordinaryLane,
});
await startWorker({ database, log, tasks: [sender.task], periodicTasks: [sender.sweep, sender.mark] });
