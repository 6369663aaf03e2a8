import { type BodyInput, limits, type Role } from '#contract';
import { canChangeCrew } from '#crew/contract';
import { isTest, openPlaces, type PatrolListItem } from '#patrols/contract';
import type { FillProposal, fillRoutes, Placement, ProposedPatroller } from '#planning/contract';
import { patrolFillTexts } from './texts.ts';

export type FillBody = BodyInput<typeof fillRoutes.fillPatrols>;

/** The values of the form that fills a month (product 14.50). */
export type FillValues = {
  /** A text if what was typed is not a number. */
  restHours: number | string;
  /** Whether finalized patrols are filled too, which mails people. */
  withFinalized: boolean;
  /** Null until crews were proposed. */
  proposal: FillProposal | null;
  /** Whom the admin keeps where they are, and whom they have taken out. */
  kept: Placement[];
  left: Placement[];
  /** The ids of the patrols that are not saved. */
  skipped: string[];
};

export const firstFillValues: FillValues = {
  restHours: limits.restHours.usual,
  withFinalized: false,
  proposal: null,
  kept: [],
  left: [],
  skipped: [],
};

/** Returns why nothing can be proposed yet, by field. */
export function fillErrors({ restHours }: FillValues): Record<string, string> {
  const { max } = limits.restHours;
  const isCount = typeof restHours === 'number' && Number.isInteger(restHours) && restHours >= 0;
  return isCount && restHours <= max ? {} : { restHours: patrolFillTexts.restHoursRefused({ max }) };
}

interface Viewer {
  roles: readonly Role[];
  now: string;
}

/** Returns the patrols that want more people, the earliest first. */
export function patrolsToFill(patrols: readonly PatrolListItem[], { roles, now }: Viewer): PatrolListItem[] {
  return patrols.filter(
    (patrol) => openPlaces(patrol) > 0 && canChangeCrew(patrol, roles, now) && !isTest(patrol),
  );
}

/** A patrol of the month with what is proposed for it. */
export interface FilledPatrol {
  patrol: PatrolListItem;
  item: FillProposal['items'][number];
  rows: readonly FilledPlace[];
  /** Whether it is not saved. */
  isSkipped: boolean;
}

/** Somebody who is proposed, or was and is taken out. */
export interface FilledPlace {
  personId: string;
  /** Undefined for somebody who is taken out. */
  proposed: ProposedPatroller | undefined;
  isKept: boolean;
}

/** Returns what is proposed for those patrols that are still there. */
export function filledPatrols(
  patrols: readonly PatrolListItem[],
  { proposal, kept, left, skipped }: FillValues,
): FilledPatrol[] {
  return (proposal?.items ?? []).flatMap((item) => {
    const patrol = patrols.find(({ _id }) => _id === item._id);
    if (!patrol) return [];
    const isKept = (personId: string) => includes(kept, { patrolId: item._id, personId });
    const proposed = item.proposed.map((one) => {
      return { personId: one.personId, proposed: one, isKept: isKept(one.personId) };
    });
    const taken = left
      .filter(({ patrolId }) => patrolId === item._id)
      .map(({ personId }) => ({ personId, proposed: undefined, isKept: false }));
    return [{ patrol, item, rows: [...proposed, ...taken], isSkipped: skipped.includes(item._id) }];
  });
}

/** Returns who is proposed for these patrols. */
export function placementsOf(filled: readonly FilledPatrol[]): Placement[] {
  return filled.flatMap(({ patrol, item }) =>
    item.proposed.map(({ personId }) => ({ patrolId: patrol._id, personId })),
  );
}

/** Returns the call that proposes crews, with what the admin has decided. */
export function proposing(ids: readonly string[], { restHours, kept, left }: FillValues): FillBody {
  const isAsked = ({ patrolId }: Placement) => ids.includes(patrolId);
  return {
    ids: [...ids],
    restHours: Number(restHours),
    kept: kept.filter(isAsked),
    left: left.filter(isAsked),
  };
}

/** Returns the call that judges these placements alone. */
export function judging(
  ids: readonly string[],
  values: FillValues,
  placements: readonly Placement[],
): FillBody {
  return { ...proposing(ids, values), kept: [...placements], more: false };
}

export function includes(placements: readonly Placement[], { patrolId, personId }: Placement): boolean {
  return placements.some((one) => one.patrolId === patrolId && one.personId === personId);
}

export function withoutPlacement(placements: readonly Placement[], one: Placement): Placement[] {
  return placements.filter((other) => !includes([one], other));
}

/** Returns the values after a part was saved: what is left of the proposal, without what was decided of the saved patrols. */
export function afterSaving(values: FillValues, saved: ReadonlySet<string>): FillValues {
  const { proposal, kept, left } = values;
  const isLeft = ({ patrolId }: Placement) => !saved.has(patrolId);
  const items = proposal?.items.filter(({ _id }) => !saved.has(_id)) ?? [];
  return {
    ...values,
    proposal: proposal && items.length > 0 ? { ...proposal, items, dropped: [] } : null,
    kept: kept.filter(isLeft),
    left: left.filter(isLeft),
  };
}
