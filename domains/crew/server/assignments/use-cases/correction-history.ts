import { v7 as newId } from 'uuid';
import { limits } from '#contract';
import type { CrewCorrection } from '#patrols/contract';
import type { LockedPatrol } from '#patrols/server/schedule/service.ts';
import { conflict } from '#platform/http/pipeline/app-error.ts';
import { countCorrections, insertCorrection } from '../corrections.store.ts';

type Correction = Pick<CrewCorrection, 'change'> & ({ personId: string } | { guestId: string });

/** Notes who corrected who came, and when (product 6.18). Throws 409 beyond a limit. */
export async function noteCorrection(
  { tx, organizationId, patrol: { _id: patrolId }, now: when }: LockedPatrol,
  correction: Correction,
  by: string,
): Promise<void> {
  const { max } = limits.corrections;
  if ((await countCorrections(tx, organizationId, patrolId)) >= max)
    throw conflict(
      'corrections-full',
      `Who came has been corrected ${max} times, which is as often as it can.`,
    );
  await insertCorrection(tx, organizationId, { id: newId(), patrolId, when, by, ...correction });
}
