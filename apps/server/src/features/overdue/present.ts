import { kindOf, type PatrolOut } from '@patrolbook/contract';
import { eventNumberOfRow } from '../../domain/ecc/event-number.ts';
import { stamp } from '../../platform/database/stamp.ts';
import type { OutRow } from './out.store.ts';

export function presentOut(row: OutRow): PatrolOut {
  const { id, name, callSign, when, hours, started, assignments, incidents } = row;
  if (!started) throw new Error('a patrol that is out has no start');
  const [last] = incidents;
  return {
    _id: id,
    name,
    callSign,
    when,
    hours,
    started: started.started,
    policeEventNumber: eventNumberOfRow(row),
    patrollers: assignments.map(({ personId }) => personId),
    lastEntry: last ? { when: last.when, what: kindOf(last) } : null,
    overdueAcknowledged: stamp(row.overdueAcknowledged, row.overdueAcknowledgedBy),
  };
}
