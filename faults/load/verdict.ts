import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { TestSmtp } from '#platform/testing/smtp.ts';
import type { Entry } from './load.ts';

/** Where the truth is found after a trial. */
interface Places {
  smtp: Pick<TestSmtp, 'mails'>;
  /** Opens a connection to the database, which the judge ends. */
  connect(): Promise<pg.Client>;
}

/**
 * Compares the ledger with the database and with the mail server, once all mails have been sent. Prints what it finds, and
 * fails the program if an acknowledged write is missing or made twice, or an invitation did not arrive exactly once. One
 * that was handed over again with its Message-ID, as after a kill in between, arrived once (product 11.16).
 */
export async function judge({ smtp, connect }: Places, ledger: readonly Entry[]): Promise<void> {
  const invited = ledger.flatMap(({ email }) => email ?? []);
  await waitForMails(smtp.mails, invited.length);
  const rows = await countByName(connect);
  const mails = messageIdsByAddress(smtp.mails);
  const found = ledger.map(({ lastName }) => rows.get(lastName) ?? 0);
  const arrived = invited.map((address) => mails.get(address) ?? []);
  const wrong = {
    lost: found.filter((count) => count === 0).length,
    'made twice': found.filter((count) => count > 1).length,
    'mails missing': arrived.filter((ids) => ids.length === 0).length,
    'mails twice': arrived.filter((ids) => new Set(ids).size > 1).length,
  };
  console.table({
    'acknowledged writes': ledger.length,
    invited: invited.length,
    'handed over again': arrived.filter((ids) => ids.length > new Set(ids).size).length,
    ...wrong,
  });
  if (invited.length === 0 || Object.values(wrong).some((count) => count > 0)) process.exitCode = 1;
}

/** Waits until as many invitations came as are expected, or none for a minute; then for one that comes twice. */
async function waitForMails(mails: TestSmtp['mails'], expected: number): Promise<void> {
  for (let known = -1, quiet = 0; messageIdsByAddress(mails).size < expected && quiet < 60; quiet += 1) {
    if (mails.length > known) quiet = 0;
    known = mails.length;
    await wait(1000);
  }
  await wait(5000);
}

function messageIdsByAddress(mails: TestSmtp['mails']): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { to, messageId = '' } of mails) {
    const address = [to].flat()[0]?.value[0]?.address ?? '';
    if (address.endsWith('@ledger.example')) found.set(address, [...(found.get(address) ?? []), messageId]);
  }
  return found;
}

async function countByName(connect: () => Promise<pg.Client>): Promise<Map<string, number>> {
  const client = await connect();
  const { rows } = await client.query<{ name: string; found: number }>(
    `select last_name as name, count(*)::int as found from person where first_name = 'Load' group by last_name`,
  );
  await client.end();
  return new Map(rows.map(({ name, found }) => [name, found]));
}
