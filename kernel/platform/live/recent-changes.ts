import type { Change } from '#contract';
import { minute } from '../clock.ts';

/** For how long a change is remembered, in milliseconds. */
const remembered = 10 * minute;
/** How many are remembered at most, of all organizations. */
const most = 10_000;

interface Heard {
  /** By a clock that is never set, in milliseconds. */
  at: number;
  organizationId: string;
  change: Change;
}

/** The changes that a process has heard of lately, for browsers that read something before they listened. */
export class RecentChanges {
  readonly #now: () => number;
  #heard: Heard[] = [];
  /** Since when it knows of every change; infinite while it does not listen. */
  #from = Number.POSITIVE_INFINITY;

  constructor(now = () => performance.now()) {
    this.#now = now;
  }

  /** Call when the process begins to hear of all changes, or hears of none any more. */
  hears(isListening: boolean): void {
    this.#heard = [];
    this.#from = isListening ? this.#now() : Number.POSITIVE_INFINITY;
  }

  add(organizationId: string, change: Change): void {
    this.#heard.push({ at: this.#now(), organizationId, change });
    const old = this.#heard.findIndex(({ at }) => at > this.#now() - remembered);
    const over = Math.max(old, this.#heard.length - most);
    const last = this.#heard.splice(0, over).at(-1);
    if (last) this.#from = last.at;
  }

  /**
   * Returns what changed in an organization in the last so many milliseconds, each thing once; undefined if it may have missed
   * something of that time. Who belongs to no organization is told of no change.
   */
  within(milliseconds: number, organizationId: string | null): Change[] | undefined {
    const since = this.#now() - milliseconds;
    if (since <= this.#from) return undefined;
    const changes = this.#heard.filter(
      (heard) => heard.at >= since && heard.organizationId === organizationId,
    );
    return [...new Map(changes.map(({ change }) => [`${change.type} ${change._id}`, change])).values()];
  }
}
