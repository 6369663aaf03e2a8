import { after, minute } from '#platform/clock.ts';
import type { Step } from './courses.ts';
import type { Due } from './due.ts';
import { type Outage, openOf, withOutages } from './ledger.ts';
import { aMoment, type World } from './world.ts';

interface Course {
  world: Pick<World, 'clock' | 'read' | 'untilSettled'>;
  steps: readonly Step[];
  until: string;
  outages: readonly Outage[];
  /** What may be owed just then. */
  owed(now: string): Due[];
}

/** What has not come is looked for again after so long: alarms are raised each minute, what comes at an hour each quarter. */
const again = { soon: minute, later: 5 * minute };

/**
 * Skips from each instant at which somebody does something, or is owed something, to the next one. At each all that is due is waited for, so
 * that nothing is late because time was skipped.
 */
export async function live({ world, steps, until, outages, owed }: Course): Promise<{ stops: number }> {
  const { clock, read, untilSettled } = world;
  const left = [...steps].sort((one, other) => (one.at < other.at ? -1 : 1));
  let stops = 0;
  for (let now = clock.now(); now < until; now = clock.now()) {
    const next = nextStop(openOf(owed(now), read()), outages, now);
    const [step] = left;
    clock.skipTo([step?.at ?? until, next ?? until, until].sort()[0] ?? until);
    stops += 1;
    const ripe = (one: Step) => one.at <= clock.now();
    for (const step of left.filter((one) => one.amid && ripe(one))) await step.act();
    await untilSettled();
    const due = left.filter(ripe);
    left.splice(0, due.length);
    for (const { act, amid } of due) if (!amid) await act();
    if (due.length > 0) await untilSettled();
    if (!clock.now().startsWith(now.slice(0, 7))) console.log(clock.now());
  }
  return { stops };
}

/** Returns when the next of these mails is due, or should be looked for again; null if none is. */
function nextStop(open: readonly Due[], outages: readonly Outage[], now: string): string | null {
  const instants = open.flatMap((due) => {
    const from = after(due.from, aMoment);
    if (from > now) return [from];
    const isQuick = Date.parse(due.until) - Date.parse(due.from) < again.later;
    return now < withOutages(due, outages) ? [after(now, isQuick ? again.soon : again.later)] : [];
  });
  return instants.sort()[0] ?? null;
}
