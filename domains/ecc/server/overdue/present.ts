import type { PatrolOut } from '#ecc/contract';
import { kindOf } from '#patrols/contract';
import { eventNumberOfRow } from '#patrols/server/event-number.ts';
import { readInstant } from '#platform/database/instant.ts';
import { stamp } from '#platform/database/stamp.ts';
import type { PatrolOutRow } from './out.store.ts';

export function presentOut(row: PatrolOutRow): PatrolOut {
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
    lastPlace: presentLastPlace(row, started),
    overdueAcknowledged: stamp(row.overdueAcknowledged, row.overdueAcknowledgedBy),
  };
}

function presentLastPlace(
  { lastPlace }: Pick<PatrolOutRow, 'lastPlace'>,
  { started, location }: NonNullable<PatrolOutRow['started']>,
): PatrolOut['lastPlace'] {
  if (!lastPlace) return location ? { when: started, location } : null;
  const { when, ...last } = lastPlace;
  return { when: readInstant(when), location: last };
}
