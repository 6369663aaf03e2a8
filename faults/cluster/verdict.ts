import { setTimeout as wait } from 'node:timers/promises';
import { type Cluster, connectTo } from './cluster.ts';
import type { Entry } from './load.ts';

type Mails = Cluster['smtp']['mails'];

/**
 * Compares the ledger with the database and with the mail server, once all mails have been sent. Prints what it finds, and
 * fails the program if an acknowledged write is missing or made twice, or an invitation did not arrive exactly once.
 */
export async function judge({ patroni, smtp }: Cluster, ledger: readonly Entry[]): Promise<void> {
  const invited = ledger.flatMap(({ email }) => email ?? []);
  await waitForMails(smtp.mails, invited.length);
  const [primary = 0] = await patroni.membersThatAre('primary');
  const rows = await countByName(primary);
  const mails = countByAddress(smtp.mails);
  const found = ledger.map(({ lastName }) => rows.get(lastName) ?? 0);
  const arrived = invited.map((address) => mails.get(address) ?? 0);
  const wrong = {
    lost: found.filter((count) => count === 0).length,
    'made twice': found.filter((count) => count > 1).length,
    'mails missing': arrived.filter((count) => count === 0).length,
    'mails twice': arrived.filter((count) => count > 1).length,
  };
  console.table({ 'acknowledged writes': ledger.length, invited: invited.length, ...wrong });
  if (invited.length === 0 || Object.values(wrong).some((count) => count > 0)) process.exitCode = 1;
}

/** Waits until as many invitations came as are expected, or none for a minute; then for one that comes twice. */
async function waitForMails(mails: Mails, expected: number): Promise<void> {
  for (let known = -1, quiet = 0; countByAddress(mails).size < expected && quiet < 60; quiet += 1) {
    if (mails.length > known) quiet = 0;
    known = mails.length;
    await wait(1000);
  }
  await wait(5000);
}

function countByAddress(mails: Mails): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { to } of mails) {
    const address = [to].flat()[0]?.value[0]?.address ?? '';
    if (address.endsWith('@ledger.example')) counts.set(address, (counts.get(address) ?? 0) + 1);
  }
  return counts;
}

async function countByName(primary: number): Promise<Map<string, number>> {
  const client = await connectTo(primary, 'patrolbook');
  const { rows } = await client.query<{ name: string; found: number }>(
    `select last_name as name, count(*)::int as found from person where first_name = 'Load' group by last_name`,
  );
  await client.end();
  return new Map(rows.map(({ name, found }) => [name, found]));
}
