import { addDays, instantAt, today } from '#contract';
import { after, day, hour, minute } from '#platform/clock.ts';
import type { Step } from './courses.ts';
import { addPatroller, type Founding } from './group.ts';
import type { Night } from './night.ts';
import type { Outages } from './outages.ts';

/** After which weekend everything is down, for how many days: the month ends in that time. */
const downtime = { at: '2026-05-31T18:00:00.000Z', days: 3 };

type Disturbance = (outages: Outages, night: Night, founding: Founding) => Step[];

/** What goes wrong around a patrol of a group, by the place of the patrol in the year. */
const disturbances: Record<number, Disturbance> = {
  1: ({ killPostgres }, night) => [{ at: alarm(night), act: killPostgres, amid: true }],
  2: ({ killNode }, night) => [{ at: eve(night), act: killNode, amid: true }],
  3: withoutMail,
  4: ({ restart }, { when }) => [{ at: after(when, 2 * hour), act: restart }],
  5: ({ killBoth }, night, founding) => {
    const add = () => addPatroller(founding, night.group, 'amid-a-kill');
    return [{ at: quiet(night), act: async () => void (await Promise.all([add(), killBoth()])) }];
  },
  6: ({ whileWrong }, night, founding) => wrongly(3, 'ahead', { whileWrong, night, founding }),
  7: ({ whileWrong }, night, founding) => wrongly(-2, 'behind', { whileWrong, night, founding }),
  8: ({ killNode }, night) => [{ at: planning(night), act: killNode }],
  9: ({ killPostgres }, night) => [{ at: eve(night), act: killPostgres, amid: true }],
  10: withoutMail,
  11: ({ killNode }, night) => [{ at: alarm(night), act: killNode, amid: true }],
  12: ({ killBoth }, night) => [{ at: eve(night), act: killBoth, amid: true }],
  13: ({ whileWrong }, night, founding) =>
    wrongly(3, 'ahead-of-a-kill', { whileWrong, night, founding }, true),
  14: ({ killNode }, night) => [{ at: eve(night), act: killNode, amid: true }],
  15: ({ killPostgres }, night) => [{ at: planning(night), act: killPostgres }],
  16: ({ restart }, { when }) => [{ at: after(when, 3 * hour), act: restart }],
};

/** Returns all that goes wrong in the year, for one group after the other. */
export function disturb(outages: Outages, founding: Founding, groups: readonly (readonly Night[])[]): Step[] {
  const steps = Object.entries(disturbances).flatMap(([week, disturbance]) => {
    const night = groups[Number(week) % groups.length]?.[Number(week)];
    return night ? disturbance(outages, night, founding) : [];
  });
  return [...steps, { at: downtime.at, act: () => outages.stayDown(downtime.days) }];
}

/** The hour at which the crew is reminded. */
function eve({ when, group: { zone } }: Night): string {
  return instantAt({ date: addDays(today(when, zone), -1), time: '18:00' }, zone);
}

/** On the Tuesday before, when nobody is owed anything for hours, in no zone. */
function quiet({ when }: Night): string {
  return `${after(when, -4 * day).slice(0, 10)}T13:00:00.000Z`;
}

/** The hour at which most patrols are finalized. */
function planning({ when, group: { zone } }: Night): string {
  return instantAt({ date: addDays(today(when, zone), -10), time: '19:00' }, zone);
}

/** When the admins hear of a patrol that has not finished. */
const alarm = ({ when, hours }: Night) => after(when, hours * hour + 30 * minute);

/** The mail server is away while the crew is to be reminded. */
function withoutMail({ loseMailServer, regainMailServer }: Outages, night: Night): Step[] {
  return [
    { at: after(eve(night), -5 * minute), act: async () => loseMailServer() },
    { at: after(eve(night), 50 * minute), act: async () => regainMailServer() },
  ];
}

/** Somebody joins while the clock is so many hours wrong; Node may be killed right then. */
function wrongly(
  hours: number,
  name: string,
  { whileWrong, night, founding }: Pick<Outages, 'whileWrong'> & { night: Night; founding: Founding },
  kills = false,
): Step[] {
  const add = (at: string) => addPatroller(founding, night.group, name, at);
  return [{ at: quiet(night), act: () => whileWrong(hours, add, kills) }];
}
