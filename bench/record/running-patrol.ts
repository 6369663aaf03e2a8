import { hour, minute } from '#platform/clock.ts';
import type { SeedData } from '../../e2e/gallery/seed-data.ts';

/** Writes a patrol that has been out for three hours, with its entries; returns its id. */
export function buildRunning({ write, users }: SeedData, count: number): Promise<string> {
  const from = Date.now() - 3 * hour;
  const at = (time: number) => new Date(from + time).toISOString();
  return write({
    starts: -3 * hour,
    row: {
      name: 'Regular patrol',
      hours: 6,
      finalized: at(-hour),
      started: { started: at(0), location: null, policeEventNumber: null, vehicle: null, notes: null },
    },
    crew: [['patroller', 'accepted']],
    incidents: Array.from({ length: count }, (_, index) => ({
      when: at((index + 1) * minute * 0.3),
      what: 'Site check',
      whatDetails: `Gate ${index} was locked.`,
      by: users.patroller.id,
    })),
  });
}
