import { addDays, instantAt, today } from '#contract';
import type { Step } from './courses.ts';
import type { Founding } from './group.ts';
import { privacyOf } from './group-promises.ts';
import { type Kept, noneOf } from './ledger.ts';
import type { Group, Night } from './night.ts';
import { makeFeed, readFeed, readLists, readNight, readReport } from './readings.ts';

/** A group with its patrols of the year. */
export type Roster = readonly [Group, readonly Night[]];

type Act = () => Promise<string[]>;

/** Reads in each month, and at the end, what should be as the ledger has it, and notes how much of it is. */
export class Reader {
  readonly #founding: Founding;
  readonly table: Record<string, Kept> = {};
  readonly broken: string[] = [];

  constructor(founding: Founding) {
    this.#founding = founding;
  }

  /** Returns the readings of a group: the report on the 2nd of each month, and a calendar on the 15th. */
  async ofMonths([group, nights]: Roster, { from, until }: { from: string; until: string }): Promise<Step[]> {
    const [reader = group.admin] = group.patrollers;
    const path = await makeFeed(this.#founding.browserOf(reader));
    const own = { nights, reader: reader.id, path };
    const steps: Step[] = [];
    for (let date = today(from, group.zone); ; date = addDays(date, 1)) {
      const at = instantAt({ date, time: '12:00' }, group.zone);
      if (at >= until) return steps;
      const month = addDays(date, -2).slice(0, 7);
      const report = () => readReport(this.#readers(group), group, { nights, month });
      const feed = () => readFeed(this.#readers(group), group, own);
      if (date.endsWith('-02')) steps.push({ at, act: () => this.#note('report as the ledger', report) });
      if (date.endsWith('-15')) steps.push({ at, act: () => this.#note('calendar as the ledger', feed) });
    }
  }

  async atEnd([group, nights]: Roster): Promise<void> {
    const made = nights.filter(({ finalized }) => finalized !== null);
    const told = privacyOf(group, made)[0]?.from ?? null;
    const readers = this.#readers(group);
    await this.#note('lists as the ledger', () => readLists(readers, group, made));
    for (const night of made)
      await this.#note('patrol as all writes left it', () => readNight(readers, night, told));
  }

  #readers({ admin }: Group) {
    return { admin: this.#founding.browserOf(admin), now: this.#founding.now() };
  }

  async #note(what: string, read: Act): Promise<void> {
    const differences = await read();
    const row = this.table[what] ?? noneOf();
    row.due += 1;
    if (differences.length === 0) row.kept += 1;
    else row.missing += 1;
    this.table[what] = row;
    this.broken.push(...differences);
  }
}
