import type { PatrolOut } from '#ecc/contract';
import { agoText } from '#lib/time/ago-text.ts';
import { dayTimeText } from '#lib/time/day-text.ts';
import { endOf, isOver, isTest } from '#patrols/contract';
import { StatusChip } from '#patrols/web/rows/StatusChip.tsx';
import { patrolRowTexts } from '#patrols/web/texts.ts';
import { CallPeople } from '#people/web/CallPeople.tsx';
import { useDirectory } from '#people/web/directory.ts';
import { PersonLookup } from '#people/web/PersonLookup.tsx';
import { useZone } from '#people/web/profile.tsx';
import { EmptyText } from '#ui/display/EmptyText.tsx';
import { RowLink } from '#ui/layout/RowLink.tsx';
import { Row } from '#ui/layout/RowList.tsx';
import { PlaceText } from '../places/PlaceText.tsx';
import classes from './OutRow.module.css';
import { nameOfPatrolOut } from './patrols-out.ts';
import { patrolOutTexts } from './texts.ts';

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
  const { _id: id, started, lastEntry, lastPlace, policeEventNumber, overdueAcknowledged } = patrol;
  return (
    <Row id={whole ? outRowId(id) : undefined}>
      <div className={classes.text}>
        <div className={classes.first}>
          <RowLink to="/patrol/$id" params={{ id }}>
            <b>{nameOfPatrolOut(patrol)}</b>
          </RowLink>
          {isTest(patrol) && <StatusChip status="test" />}
          {isOver(patrol, now) && <StatusChip status="overdue" />}
        </div>
        <p>
          {patrolOutTexts.times({
            start: dayTimeText(started, now, zone),
            end: dayTimeText(endOf(patrol), now, zone),
          })}
        </p>
        <Crew patrollers={patrol.patrollers} />
        <p>
          {lastEntry
            ? patrolOutTexts.lastEntry({ what: lastEntry.what, ago: agoText(lastEntry.when, now) })
            : patrolOutTexts.noEntry}
        </p>
        {whole && <LastPlace place={lastPlace} now={now} />}
        <p>
          {policeEventNumber
            ? patrolOutTexts.eventNumber({ number: policeEventNumber })
            : patrolOutTexts.noEventNumber}
        </p>
        {overdueAcknowledged && (
          <p>{patrolOutTexts.acknowledged({ ago: agoText(overdueAcknowledged.when, now) })}</p>
        )}
        {whole && <CallPeople people={patrol.patrollers} />}
      </div>
    </Row>
  );
}

/** The id of a patrol's row on the page, to which its mark on the map leads. */
export function outRowId(patrolId: string): string {
  return `out-${patrolId}`;
}

function LastPlace({ place, now }: { place: PatrolOut['lastPlace']; now: string }) {
  if (!place) return <p>{patrolOutTexts.noPlace}</p>;
  return (
    <p>
      <PlaceText
        before={patrolOutTexts.lastPlace({ ago: agoText(place.when, now) })}
        location={place.location}
      />
    </p>
  );
}

function Crew({ patrollers }: Pick<PatrolOut, 'patrollers'>) {
  const lookup = useDirectory();
  if (patrollers.length === 0) return <EmptyText>{patrolRowTexts.noPatrollers}</EmptyText>;
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
