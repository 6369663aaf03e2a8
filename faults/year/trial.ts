import { after, day } from '#platform/clock.ts';
import { disturb } from './disturbances.ts';
import { foundGroups } from './group.ts';
import { judge, type Verdict } from './ledger.ts';
import { newcomers } from './newcomers.ts';
import { outagesOf } from './outages.ts';
import { Owed } from './owed.ts';
import { nightsOf, stepsOfAll } from './plan.ts';
import { Reader, type Roster } from './reader.ts';
import { live } from './timeline.ts';
import { startWorld } from './world.ts';

/** Both changes of the clocks of each zone are in the year after it. */
const begin = '2026-03-01T00:00:00.000Z';

/**
 * Lives through so many days of three organizations in three zones, on a clock that skips what is quiet, over outages, and prints what
 * became of each kind of promise. Fails the program if one was not kept.
 */
export async function tryYear(days: number): Promise<void> {
  const began = performance.now();
  const world = await startWorld(begin);
  try {
    const found = await liveThrough(world, { from: begin, until: after(begin, days * day) });
    const minutes = Number(((performance.now() - began) / 60_000).toFixed(1));
    console.table(found.verdict.table);
    console.table({ days, ...found.figures, minutes });
    for (const line of found.verdict.broken) console.error(line);
    if (found.verdict.broken.length > 0) process.exitCode = 1;
  } finally {
    await world.end();
  }
}

async function liveThrough(
  world: Awaited<ReturnType<typeof startWorld>>,
  span: { from: string; until: string },
): Promise<{ verdict: Verdict; figures: Record<string, number> }> {
  const { founding, clock, machine, invitations } = world;
  const groups = await foundGroups(founding);
  const rosters = groups.map((group): Roster => [group, nightsOf(group, span.from, span.until)]);
  const nights = rosters.map(([, own]) => own);
  const outages = outagesOf(machine, clock);
  const owed = new Owed(rosters, invitations);
  const reader = new Reader(founding);
  const readings = await Promise.all(rosters.map((roster) => reader.ofMonths(roster, span)));
  const { stops } = await live({
    world,
    steps: [
      ...stepsOfAll(founding, nights),
      ...disturb(outages, founding, nights),
      ...newcomers(founding, groups, span),
      ...readings.flat(),
    ],
    until: span.until,
    outages: outages.noted,
    owed: (now) => owed.lately(now),
  });
  for (const roster of rosters) await reader.atEnd(roster);
  const dues = owed.all().filter(({ until }) => until < span.until);
  const { table, broken, again } = judge(dues, world.read(), outages.noted);
  const figures = {
    patrols: nights.flat().filter(({ finalized }) => finalized !== null).length,
    mails: world.read().length,
    'writes acknowledged': world.writes(),
    outages: outages.noted.length,
    'mails handed over again': again,
    stops,
  };
  return {
    verdict: { table: { ...table, ...reader.table }, broken: [...broken, ...reader.broken], again },
    figures,
  };
}
