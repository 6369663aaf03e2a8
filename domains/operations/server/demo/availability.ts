import { addDays } from '#contract';
import type { Availability } from '#planning/contract';
import type { PersonName } from './people.ts';

const everyDay = [1, 2, 3, 4, 5, 6, 7];

/** Returns when people of the demonstration are not available, and how often they wish to go. */
export function availabilityOn(today: string): Partial<Record<PersonName, Availability>> {
  const away = {
    kind: 'cannot',
    from: addDays(today, 2),
    until: addDays(today, 16),
    weekdays: everyDay,
  } as const;
  return {
    graeme: { periods: [], patrolsAMonth: 6 },
    margaret: { periods: [away], patrolsAMonth: 3 },
    sione: { periods: [{ kind: 'cannot', from: today, until: null, weekdays: [7] }], patrolsAMonth: 2 },
    priya: {
      periods: [{ kind: 'rather-not', from: today, until: null, weekdays: [5, 6] }],
      patrolsAMonth: null,
    },
  };
}
