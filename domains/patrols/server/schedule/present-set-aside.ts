import { type Patrol, presentStoredIncident, type SetAside } from '#patrols/contract';
import { stamp } from '#platform/database/stamp.ts';
import { presentFinished, presentStarted } from './present-record.ts';
import type { PatrolWithRecord } from './store.ts';

type SetAsideRow = PatrolWithRecord['setAside'][number];

/** Returns what is kept for review or voided (product 17.15 and 17.16), and what was taken from there (product 17.26). */
export function presentAllSetAside(rows: readonly SetAsideRow[]): Pick<Patrol, 'setAside' | 'taken'> {
  const isTaken = (row: SetAsideRow) => row.taken !== null && row.voidedBy === null;
  const aside = rows.filter((row) => !isTaken(row)).map(presentSetAside);
  const taken = rows.filter(isTaken).map(presentSetAside);
  return {
    setAside: aside.length > 0 ? aside : undefined,
    taken: taken.length > 0 ? taken : undefined,
  };
}

/** Returns one of them. */
export function presentSetAside(row: SetAsideRow): SetAside {
  const { id: _id, entry, why, taken, takenBy } = row;
  const common = { _id, why, voided: voidingOf(row), taken: stamp(taken, takenBy) ?? undefined };
  if ('started' in entry) return { kind: 'start', entry: presentStarted(entry), ...common };
  if ('finished' in entry) return { kind: 'finish', entry: presentFinished(entry), ...common };
  const incident = presentStoredIncident(entry);
  return row.kind === 'edit'
    ? { kind: 'edit', entry: incident, deletes: row.deletes, ...common }
    : { kind: 'incident', entry: incident, ...common };
}

function voidingOf({ kept: when, voidedBy: by, reason, loggedOff }: SetAsideRow): SetAside['voided'] {
  return by === null || reason === null ? null : { when, by, reason, loggedOff };
}

/** Leaves out what is set aside and held, and how who came was corrected, for those who may not see it. */
export function withoutSetAside({
  setAside: _aside,
  taken: _taken,
  corrections: _corrections,
  holds: _holds,
  ...patrol
}: Patrol): Patrol {
  return patrol;
}
