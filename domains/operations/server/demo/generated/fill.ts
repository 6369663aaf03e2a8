import { addDays, startOfDay } from '#contract';
import { second } from '#platform/clock.ts';
import type { PoolConnection } from '#platform/database/connect.ts';
import type { LoadOptions } from '../organization-rows.ts';
import { zone } from '../organizations.ts';
import { car } from '../record-rows.ts';
import { patrolsOf } from './evening.ts';
import { evenings, finalizedAhead, startsOfEvenings } from './evenings.ts';
import { type Generated, generateOrganization } from './organization.ts';
import { copyBatches, type GeneratedRows, whileUnindexed } from './store.ts';
import { tracesOf } from './traces.ts';

export interface GrowthOptions extends LoadOptions {
  now: string;
  /** How many patrols an evening each of the organizations has. */
  patrolsAnEvening: readonly number[];
  /** The number of the first, from which their codes follow. */
  from: number;
  /** Is told from time to time how far it is. */
  note(line: string): void;
}

/** How many pieces are added at once, each an evening of an organization. */
const batchSize = 500;
const noteEvery = 5 * second;

/**
 * Adds made-up organizations with four years of patrols, in the transaction of this connection, and returns their ids. They write in
 * turn, evening by evening, so that the rows of one do not lie side by side, as they never do in use.
 */
export async function fillOrganizations(client: PoolConnection, options: GrowthOptions): Promise<string[]> {
  const { patrolsAnEvening, from, note } = options;
  const organizations = patrolsAnEvening.map((each, index) =>
    generateOrganization(from + index, each, options),
  );
  const told = progress(note);
  await whileUnindexed(client, async () => {
    let batch: GeneratedRows[] = [];
    for (const piece of generateRows(organizations, options)) {
      batch.push(piece);
      if (batch.length < batchSize) continue;
      told(await copyBatches(client, batch));
      batch = [];
    }
    await copyBatches(client, batch);
    note('The indexes are being made.');
  });
  return organizations.map(({ row }) => row.id);
}

function* generateRows(
  organizations: readonly Generated[],
  options: GrowthOptions,
): Generator<GeneratedRows> {
  for (const one of organizations) yield organizationRows(one, options);
  for (const [index, starts] of startsOfEvenings(options.today).entries()) {
    const isDraft = index >= evenings.past + finalizedAhead;
    for (const one of organizations)
      yield eveningRows(one, one.number % 2 === 0 ? starts.even : starts.odd, options.now, isDraft);
  }
}

function organizationRows({ row, people }: Generated, { today, now }: GrowthOptions): GeneratedRows {
  const { id: organizationId } = row;
  return {
    organizations: [row],
    addresses: people.map(({ id: personId, email }) => ({ address: email, organizationId, personId })),
    people,
    vehicles: [{ ...car, organizationId, lastUsed: now }],
    reminders: monthsBefore(today, 24).map((month) => {
      const start = startOfDay(month, zone);
      return {
        organizationId,
        kind: 'month',
        subjectId: organizationId,
        localDate: month,
        start,
        reminded: now,
      };
    }),
  };
}

/** Returns the first days of the months before a date. */
function monthsBefore(date: string, count: number): string[] {
  const months = [];
  for (let month = date; months.length < count; months.push(month))
    month = `${addDays(`${month.slice(0, 7)}-01`, -1).slice(0, 7)}-01`;
  return months;
}

function eveningRows(organization: Generated, when: string, now: string, isDraft: boolean): GeneratedRows {
  const rows = patrolsOf(organization, when, now, isDraft);
  return { ...rows, ...tracesOf(rows, organization.known, now) };
}

/** Returns a function that adds up rows and tells of them every few seconds. */
function progress(note: GrowthOptions['note']): (rows: number) => void {
  let total = 0;
  let last = performance.now();
  return (rows) => {
    total += rows;
    if (performance.now() - last < noteEvery) return;
    last = performance.now();
    note(`${total.toLocaleString('en')} rows so far.`);
  };
}
