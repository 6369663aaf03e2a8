import type { Page } from '@playwright/test';
import { after, hour, minute } from '#platform/clock.ts';
import type { SeedData } from '../seed-data.ts';
import type { State } from './state.ts';

const click = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();

/** Returns states of test patrols, whose messages go to their sender (product 8.11), and of a number that came by phone (8.3). */
export async function training({ users, write }: SeedData): Promise<State[]> {
  const now = new Date().toISOString();
  const ready = { name: 'TEST', finalized: after(now, -24 * hour) };
  const sent = { eccLogOnNotification: after(now, -5 * minute), eccLogOnNotificationBy: users.patroller.id };
  const number = {
    eccLogOnResponse: now,
    eccLogOnResponseBy: users.patroller.id,
    policeEventNumber: 'P061234567',
  };
  const [loggedOn, running, byPhone] = await Promise.all([
    write({ starts: 35 * minute, row: { ...ready, ...sent }, crew: [['patroller', 'accepted']] }),
    write({
      starts: -hour,
      row: { ...ready, ...sent, started: { started: after(now, -hour) } },
      crew: [['patroller', 'accepted']],
    }),
    write({
      starts: 36 * minute,
      row: { ...ready, ...number, name: null },
      crew: [['patroller', 'accepted']],
    }),
  ]);
  const page = (path: string) => ({ as: users.patroller.email, path: `/patrol/${path}` });
  return [
    { ...page(`${loggedOn}/ecc-log-on`), name: 'training-sent', shows: /whose answer shows here/ },
    { ...page(loggedOn), name: 'training-pending', shows: 'This is training' },
    {
      ...page(loggedOn),
      name: 'training-start-dialog',
      shows: 'ECC Response Not Received',
      act: click('Start'),
    },
    { ...page(running), name: 'training-extend-dialog', shows: 'Extend this patrol?', act: click('Extend') },
    { ...page(`${running}/record?finish=true`), name: 'training-finish', shows: 'the log-off goes to you' },
    {
      ...page(byPhone),
      name: 'number-by-phone-start-dialog',
      shows: 'ECC LogOn Not Sent',
      act: click('Start'),
    },
    { ...page(`${byPhone}/ecc-log-on`), name: 'number-by-phone', shows: 'Send ECC LogOn' },
  ];
}
