import type { Patrol, SetAside } from '@patrolbook/contract';
import { presentStoredIncident } from '../../platform/database/stored-incident.ts';
import { presentFinished, presentStarted } from './present-record.ts';
import type { PatrolWithRecord } from './store.ts';

type SetAsideRow = PatrolWithRecord['setAside'][number];

/** Returns what was kept for review or voided (product 17.15 and 17.16). */
export function presentSetAside(row: SetAsideRow): SetAside {
  const { id: _id, kind, entry, why } = row;
  const voided = voidingOf(row);
  if ('started' in entry) return { kind: 'start', entry: presentStarted(entry), _id, why, voided };
  if ('finished' in entry) return { kind: 'finish', entry: presentFinished(entry), _id, why, voided };
  return {
    kind: kind === 'edit' ? kind : 'incident',
    entry: presentStoredIncident(entry),
    _id,
    why,
    voided,
  };
}

function voidingOf({ kept: when, voidedBy: by, reason, loggedOff }: SetAsideRow): SetAside['voided'] {
  return by === null || reason === null ? null : { when, by, reason, loggedOff };
}

/** Leaves out what is set aside, for those who may not see it. */
export function withoutSetAside({ setAside: _, ...patrol }: Patrol): Patrol {
  return patrol;
}
