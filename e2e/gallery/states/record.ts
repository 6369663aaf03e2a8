import type { Page } from '@playwright/test';
import { after, hour, minute } from '#platform/clock.ts';
import type { SeedData } from '../seed-data.ts';
import type { State } from './state.ts';

const click = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Gives the device a location from now on. */
async function standSomewhere(page: Page): Promise<void> {
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation({ latitude: -36.8936, longitude: 174.9322, accuracy: 8 });
  await page.reload();
}

/** Returns states of recording a patrol, as its crew sees them (product 17.1). */
export async function record(seedData: SeedData): Promise<State[]> {
  const { users, patrols } = seedData;
  const page = (id: string, form = '') => ({
    as: users.patroller.email,
    path: `/patrol/${id}/record${form}`,
  });
  const over = await runningPastItsEnd(seedData);
  return [
    { ...page(patrols.answered), name: 'record-start', shows: 'From this phone', act: standSomewhere },
    {
      ...page(patrols.soon),
      name: 'record-start-refused',
      shows: 'must be 6 chars or less',
      async act(shown) {
        await shown.getByRole('combobox', { name: 'Vehicle rego' }).fill('KLM 12345');
        await click(shown, 'Start Patrol');
      },
    },
    { ...page(patrols.upcoming), name: 'record-not-yet', shows: 'You can start from' },
    { ...page(patrols.underWay), name: 'record-running', shows: 'All Quiet Here' },
    {
      ...page(over),
      name: 'record-running-past-end',
      shows: 'Finish or extend',
    },
    {
      ...page(over),
      name: 'record-running-offline',
      shows: '2 waiting to send',
      async act(shown) {
        await shown.getByText('All Quiet Here').waitFor();
        await shown.context().setOffline(true);
        await click(shown, 'Graffiti');
        await shown.getByLabel('Details').fill('Fresh tags on the war memorial wall.');
        await click(shown, 'Save');
        await shown.getByRole('button', { name: /^All Quiet Here/ }).click();
      },
    },
    {
      ...page(patrols.underWay, '?add=Fire'),
      name: 'record-incident',
      shows: 'Here, within 8 m',
      act: standSomewhere,
    },
    {
      ...page(patrols.underWay, '?add='),
      name: 'record-something-else',
      shows: 'Reported stolen',
      async act(shown) {
        await click(shown, 'Add Person');
        await click(shown, 'Add Vehicle');
        await click(shown, 'Save');
      },
    },
    {
      ...page(patrols.underWay, '?finish=true'),
      name: 'record-finish',
      shows: 'This is complete and correct',
    },
    { ...page(patrols.finished), name: 'record-finished', shows: 'is recorded.' },
    {
      ...page(await runningPastItsEnd(seedData, 'P061198402')),
      name: 'record-finish-not-sent',
      shows: 'The finish is not sent yet',
      async act(shown) {
        await click(shown, 'Finish');
        await shown.getByText('Finish odometer').waitFor();
        await shown.context().setOffline(true);
        await shown.getByLabel('This is complete and correct').check();
        await click(shown, 'Finish Patrol');
      },
    },
  ];
}

/** Writes a running patrol that is past its planned end, without an entry of its crew. */
function runningPastItsEnd({ write }: SeedData, policeEventNumber: string | null = null): Promise<string> {
  const now = new Date().toISOString();
  return write({
    starts: -3 * hour - 20 * minute,
    row: {
      name: 'Regular patrol',
      finalized: after(now, -24 * hour),
      started: {
        started: after(now, -3 * hour - 18 * minute),
        location: null,
        policeEventNumber,
        vehicle: null,
        notes: null,
      },
    },
    crew: [['patroller', 'accepted']],
  });
}
