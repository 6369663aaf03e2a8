import { minute, second } from '#platform/clock.ts';
import type { TestServer } from '../../e2e/test-server.ts';
import { judge } from '../judge.ts';
import type { HonestPatrol } from './patrols.ts';

/** In how many milliseconds each has to leave. */
export const mailsWithin = minute;

/** Judges how long the alarms and messages of a patrol took, from their cause until they were handed over (product 11.19). */
export async function judgeMails(
  { database }: TestServer,
  { what, id, expected }: HonestPatrol,
): Promise<void> {
  const rows = await database.query.mail.findMany({ where: (row, { eq }) => eq(row.patrolId, id) });
  for (const [kind, count] of Object.entries(expected)) {
    const sent = rows.filter((row) => row.kind === kind && row.sent);
    if (sent.length !== count) {
      console.error(`${what}: ${sent.length} mails "${kind}" were sent, not ${count}.`);
      process.exitCode = 1;
      continue;
    }
    const times = sent.map((row) => Date.parse(row.sent ?? '') - Date.parse(row.created));
    judge(`${what}: seconds until ${kind}, the slowest`, Math.max(...times) / second, mailsWithin / second);
  }
}
