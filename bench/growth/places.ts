import type { Place } from './databases.ts';

/** How many patrols an evening make an organization of 100,000 patrols. */
export const busiest = 128;
const ones = (count: number): number[] => Array(count).fill(1);

/** The sizes to compare, the smallest first, and the busiest organization, which is the last of its database. */
export const places: readonly Place[] = [
  { name: 'among_10', patrolsAnEvening: ones(10) },
  { name: 'among_10_busy', patrolsAnEvening: [...ones(10), busiest] },
  { name: 'among_100', patrolsAnEvening: ones(100) },
  { name: 'among_1000', patrolsAnEvening: ones(1000) },
];
