import { v7 as newId } from 'uuid';
import { formatDateTime, formatName } from '#contract';
import { countCrewChange, mailAssigned, newAssignment } from '#crew/server/assignments/service.ts';
import { insertAssignments, lockPeople } from '#crew/server/store.ts';
import { type LockedPatrol, lockPatrol } from '#patrols/server/schedule/service.ts';
import { type FillAcceptance, fillRefusalText, type Placement } from '#planning/contract';
import type { Context } from '#platform/context.ts';
import { announceChange } from '#platform/database/announce.ts';
import type { Transaction } from '#platform/database/connect.ts';
import type { Member } from '#platform/http/pipeline/actor.ts';
import { conflict, refuseIssues } from '#platform/http/pipeline/app-error.ts';
import { type RefusedPlacement, withPlacements } from './placing.ts';
import { readSituation } from './read-situation.ts';
import type { Situation } from './situation.ts';

/** Saves proposals that an admin has accepted (product 6.52). */
export function acceptingUseCases({ clock }: Pick<Context, 'clock'>) {
  return {
    /**
     * Puts all of these people on their patrols, or nobody. The rules are judged anew: throws 409 that names whom one keeps
     * from what, or a patrol that is not ahead, or one that is finalized unless those are asked for. People on a finalized
     * patrol are mailed. Throws 400 for an unknown patrol, and 429 beyond a limit (product 12.13).
     */
    async acceptFill(
      tx: Transaction,
      { organizationId, personId: by }: Member,
      { placements, restHours, finalized }: FillAcceptance,
    ): Promise<{ _id: string }> {
      const ids = [...new Set(placements.map(({ patrolId }) => patrolId))].toSorted();
      const locked = await lockPatrols(tx, organizationId, ids);
      refuseUnknown(placements, locked);
      await lockPeople(
        tx,
        organizationId,
        placements.map(({ personId }) => personId),
      );
      const situation = await readSituation(tx, organizationId, { ids, restHours }, clock.now());
      if (!finalized) refuseFinalized(situation);
      const { refused } = withPlacements(situation, placements);
      if (refused.length > 0) throw notPossibleError(situation, refused, restHours);
      const batch = newId();
      for (const patrol of locked.values()) await put(patrol, placements, { batch, by });
      return { _id: batch };
    },
  };

  /** Locks these patrols in the order in which patrols are locked. Those that do not exist are missing. */
  async function lockPatrols(
    tx: Transaction,
    organizationId: string,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, LockedPatrol>> {
    const found = new Map<string, LockedPatrol>();
    for (const id of ids) {
      const locked = await lockPatrol(tx, organizationId, id, clock);
      if (locked) found.set(id, locked);
    }
    return found;
  }
}

/** Puts those on a patrol who are placed there, mails them if it is finalized, and tells browsers. */
async function put(
  locked: LockedPatrol,
  placements: readonly Placement[],
  { batch, by }: { batch: string; by: string },
): Promise<void> {
  const { tx, organizationId, patrol } = locked;
  const people = placements.filter(({ patrolId }) => patrolId === patrol._id);
  const rows = people.map(({ personId }) => ({ ...newAssignment(locked, personId, null), batch }));
  for (const { personId } of people) await countCrewChange(locked, personId, by);
  await insertAssignments(tx, organizationId, rows);
  if (patrol.finalized) await mailAssigned(locked, rows);
  await announceChange(tx, organizationId, { type: 'patrol', _id: patrol._id });
}

/** Throws 400 for patrols that do not exist. */
function refuseUnknown(placements: readonly Placement[], known: ReadonlyMap<string, unknown>): void {
  const issues = placements.map(({ patrolId: value }, index) => ({
    path: ['placements', String(index), 'patrolId'],
    reason: 'key-not-found' as const,
    value,
  }));
  refuseIssues(issues.filter(({ value }) => !known.has(value)));
}

/** Throws 409 that names the first patrol that is finalized: those who were proposed for a draft would be mailed. */
function refuseFinalized({ patrols, zone }: Situation): void {
  const patrol = patrols.find((one) => one.finalized);
  if (!patrol) return;
  const { id: _id, name, when, hours } = patrol;
  throw conflict(
    'finalized',
    `The patrol on ${formatDateTime(when, zone)} is finalized, so people would be mailed. Nothing was saved.`,
    { patrols: [{ _id, name, when, hours }] },
  );
}

function notPossibleError(
  { patrols, patrollers, zone }: Situation,
  refused: readonly RefusedPlacement[],
  restHours: number,
) {
  const [sentence, ...others] = refused.map(({ patrolId, personId, because }) => {
    const patroller = patrollers.find(({ _id }) => _id === personId);
    const when = patrols.find(({ id }) => id === patrolId)?.when ?? '';
    const name = patroller ? formatName(patroller) : 'Somebody';
    return `${name} ${fillRefusalText(because, restHours)} (${formatDateTime(when, zone)}).`;
  });
  const more = others.length === 0 ? '' : ` ${others.length} more cannot be put on either.`;
  const concerned = new Set(refused.map(({ patrolId }) => patrolId));
  return conflict('not-possible', `${sentence}${more} Nothing was saved.`, {
    patrols: patrols
      .filter(({ id }) => concerned.has(id))
      .map(({ id: _id, name, when, hours }) => ({ _id, name, when, hours })),
  });
}
