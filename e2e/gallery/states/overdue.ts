import { after, hour, minute } from '#platform/clock.ts';
import type { SeedData } from '../seed-data.ts';
import type { State } from './state.ts';

/**
 * Returns states of a patrol that is past its end, and of the start page, which tells who is out (product 17.8
 * to 17.10).
 */
export async function overdue({ users, write }: SeedData): Promise<State[]> {
  const now = new Date().toISOString();
  const running = { name: 'Overdue patrol', finalized: now, started: { started: after(now, -5 * hour) } };
  const patrol = {
    starts: -5 * hour,
    crew: [['patroller', 'accepted']] satisfies [['patroller', 'accepted']],
  };
  const id = await write({ ...patrol, row: running });
  const location = {
    address: '1 Moore Street, Howick',
    latitude: -36.8936,
    longitude: 174.9322,
    notes: null,
  };
  const acknowledged = await write({
    ...patrol,
    row: {
      ...running,
      started: { ...running.started, location },
      overdueAcknowledged: after(now, -minute),
      overdueAcknowledgedBy: users.coordinator.id,
    },
  });
  const at = (one: string) => ({ as: users.coordinator.email, path: `/patrol/${one}` });
  return [
    { as: users.watcher.email, path: '/', name: 'out-now', shows: 'Out Now' },
    { as: users.watcher.email, path: '/patrols/out', name: 'out-map', shows: /^Without coordinates/ },
    { ...at(id), name: 'patrol-overdue', shows: 'Finish for the Crew' },
    { ...at(acknowledged), name: 'patrol-overdue-acknowledged', shows: 'Acknowledged at' },
    { as: users.patroller.email, path: `/patrol/${id}`, name: 'patrol-overdue-as-crew', shows: 'OVERDUE' },
    { as: users.patroller.email, path: '/', name: 'roster-overdue', shows: 'On patrol, ended' },
    {
      ...at(id),
      name: 'patrol-finish-for-crew-dialog',
      shows: 'Finish for the crew?',
      act: (page) => page.getByRole('button', { name: 'Finish for the Crew' }).click(),
    },
  ];
}
