import { LocalDate } from '#contract';
import { StartError } from '#embedded-postgres';
import { keptFor, privacyClockNames } from '#privacy/contract';
import { replaySweep } from '#privacy/server/details/service.ts';
import type { Command } from './command.ts';
import { besideServer } from './on-database.ts';

type WouldTake = Awaited<ReturnType<typeof replaySweep>>[number];

export const privacyCommand: Command = {
  name: 'privacy',
  parameters: ['DATE'],
  options: ['organization'],
  description:
    'Says what privacy clocks would take away by a date (2027-01-31), of all organizations or the one with a code, and takes nothing.',
  async run({ config }, [given], { organization: code }) {
    const { data: date } = LocalDate.safeParse(given);
    if (!date) throw new StartError(`${given} is not a date such as 2027-01-31.`);
    const would = await besideServer(config, (database) => replaySweep(database, { date, code }));
    if (would.length === 0 && code) throw new StartError(`There is no organization with the code ${code}.`);
    return would.map(lineOf);
  },
};

function lineOf({ code, name, clock, days, count, begun, begins }: WouldTake): string {
  const what = `${privacyClockNames[clock]}, kept for ${keptFor(days)}`;
  if (count === 0) return `${code} ${name}: ${what}: nothing.`;
  const from = begun ? '' : begins ? `, from ${begins} on` : ', once the admins have been told';
  return `${code} ${name}: ${what}: ${count.toLocaleString('en')}${from}.`;
}
