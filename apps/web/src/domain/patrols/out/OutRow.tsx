import {
  endOf,
  formatDateTime,
  formatTime,
  isOver,
  isTest,
  type PatrolOut,
  toLocal,
} from '@patrolbook/contract';
import { agoText } from '../../../lib/time/ago-text.ts';
import { EmptyText } from '../../../ui/display/EmptyText.tsx';
import { RowLink } from '../../../ui/layout/RowLink.tsx';
import { Row } from '../../../ui/layout/RowList.tsx';
import { CallPeople } from '../../people/CallPeople.tsx';
import { useDirectory } from '../../people/directory.ts';
import { PersonLookup } from '../../people/PersonLookup.tsx';
import { PlaceText } from '../../places/PlaceText.tsx';
import { useZone } from '../../profile/profile.tsx';
import { StatusChip } from '../rows/StatusChip.tsx';
import classes from './OutRow.module.css';

interface OutRowProps {
  patrol: PatrolOut;
  /** ISO instant. */
  now: string;
  /** Whether it has where the patrol was last, and buttons that ring the crew. */
  whole?: boolean;
}

/** A patrol that is out: who, since when and until when, and its last entry. */
export function OutRow({ patrol, now, whole = false }: OutRowProps) {
  const zone = useZone();
  const {
    _id: id,
    callSign,
    name,
    started,
    lastEntry,
    lastPlace,
    policeEventNumber,
    overdueAcknowledged,
  } = patrol;
  return (
    <Row>
      <div className={classes.text}>
        <div className={classes.first}>
          <RowLink to="/patrol/$id" params={{ id }}>
            <b>{callSign ?? name ?? 'Event'}</b>
          </RowLink>
          {isTest(patrol) && <StatusChip status="test" />}
          {isOver(patrol, now) && <StatusChip status="overdue" />}
        </div>
        <p>
          since {timeText(started, now, zone)}, until {timeText(endOf(patrol), now, zone)}
        </p>
        <Crew patrollers={patrol.patrollers} />
        <p>
          {lastEntry ? (
            <>
              Last entry: {lastEntry.what}, {agoText(lastEntry.when, now)}
            </>
          ) : (
            'No entry since the start'
          )}
        </p>
        {whole && lastPlace && (
          <p>
            <PlaceText before={`Last place, ${agoText(lastPlace.when, now)}`} location={lastPlace.location} />
          </p>
        )}
        <p>{policeEventNumber ? `Event number ${policeEventNumber}` : 'No event number'}</p>
        {overdueAcknowledged && <p>Acknowledged {agoText(overdueAcknowledged.when, now)}</p>}
        {whole && <CallPeople people={patrol.patrollers} />}
      </div>
    </Row>
  );
}

/** `21:00`, with the date if it is not today's. */
function timeText(when: string, now: string, zone: string): string {
  const isToday = toLocal(when, zone).date === toLocal(now, zone).date;
  return isToday ? formatTime(when, zone) : formatDateTime(when, zone);
}

function Crew({ patrollers }: Pick<PatrolOut, 'patrollers'>) {
  const lookup = useDirectory();
  if (patrollers.length === 0) return <EmptyText>No patrollers</EmptyText>;
  return (
    <ul className={classes.crew}>
      {patrollers.map((id) => (
        <li key={id}>
          <PersonLookup lookup={lookup(id)} />
        </li>
      ))}
    </ul>
  );
}
