import { after, day } from '#platform/clock.ts';
import type { Due } from './due.ts';
import { digestsOf, monthsOf, privacyOf } from './group-promises.ts';
import { endOf, type Group, type Night } from './night.ts';
import { promisesOf } from './promises.ts';

/** For how long after its end something may still be owed about a patrol: until the next weekly digest. */
const lasting = 9 * day;

/** All that is owed by what has happened so far. */
export class Owed {
  readonly #groups: readonly (readonly [Group, readonly Night[]])[];
  readonly #invitations: readonly Due[];

  constructor(groups: readonly (readonly [Group, readonly Night[]])[], invitations: readonly Due[]) {
    this.#groups = groups;
    this.#invitations = invitations;
  }

  all(): Due[] {
    return [
      ...this.#invitations,
      ...this.#groups.flatMap(([group, nights]) => owedTo(group, nights, nights)),
    ];
  }

  /** What of it may still be ahead, or was due lately. */
  lately(now: string): Due[] {
    const since = after(now, -lasting);
    const all = this.#groups.flatMap(([group, nights]) => {
      const planned = nights.filter(({ finalized }) => finalized !== null);
      return owedTo(
        group,
        planned.filter((night) => endOf(night) > since),
        planned,
      );
    });
    return [...this.#invitations, ...all].filter(({ until }) => until > since);
  }
}

function owedTo(group: Group, nights: readonly Night[], all: readonly Night[]): Due[] {
  return [
    ...nights.flatMap(promisesOf),
    ...digestsOf(group, nights),
    ...monthsOf(group, all),
    ...privacyOf(group, all),
  ];
}
