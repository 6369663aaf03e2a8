import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { formatDayMonth, formatTime, formatWeekday } from '#contract';
import type { PatrolListItem } from '#patrols/contract';
import { patrolState } from '#patrols/web/patrol-state.ts';
import { titleOf } from '#patrols/web/patrol-text.ts';
import { StatusChip } from '#patrols/web/rows/StatusChip.tsx';
import { useZone } from '#people/web/profile.tsx';
import { type CrewPlace, rowOf } from '../places.ts';
import { CrewPlaceText } from './CrewPlaceText.tsx';
import classes from './MonthGrid.module.css';

interface MonthRowProps {
  patrol: PatrolListItem;
  columns: number;
  /** Whether it is the first of its day. */
  beginsDay: boolean;
  /** Whether its crew can be changed now. */
  open: boolean;
  /** The column of the cell that the Tab key leads to; null if that is in another row. */
  current: number | null;
  /** Whoever is picked up from it; null if that is nobody. */
  held: string | null;
}

/** A patrol of the grid. Drawn again only when something of its own has changed. */
export const MonthRow = memo(({ patrol, columns, beginsDay, open, current, held }: MonthRowProps) => (
  <tr data-begins-day={beginsDay || undefined}>
    <th scope="row" className={classes.patrol}>
      <PatrolCell patrol={patrol} tabIndex={tabIndexOf(current === 0)} />
    </th>
    {rowOf(patrol, columns).map((place, column) => (
      <td
        // biome-ignore lint/suspicious/noArrayIndexKey: a place is its position, which keeps the focus when it is filled
        key={column}
        className={classes.place}
        tabIndex={tabIndexOf(current === column + 1)}
        data-kind={place.kind}
        data-open={open || undefined}
        draggable={(open && place.kind === 'taken') || undefined}
        data-held={(place.kind === 'taken' && place.personId === held) || undefined}
        data-screen-only={isSpare(place, column, columns) || undefined}
      >
        <CrewPlaceText patrol={patrol} place={place} open={open} />
      </td>
    ))}
  </tr>
));

function tabIndexOf(isCurrent: boolean): 0 | -1 {
  return isCurrent ? 0 : -1;
}

/** Whether a place stands in the last column of a grid that can be changed, in which nobody is. */
function isSpare({ kind }: CrewPlace, column: number, columns: number): boolean {
  return kind === 'room' && column + 1 === columns;
}

function PatrolCell({ patrol, tabIndex }: { patrol: PatrolListItem; tabIndex: 0 | -1 }) {
  const zone = useZone();
  const { _id: id, when, callSign } = patrol;
  const state = patrolState(patrol);
  return (
    <Link to="/patrol/$id" params={{ id }} className={classes.link} tabIndex={tabIndex}>
      <span className={classes.day}>
        {formatWeekday(when, zone)} {formatDayMonth(when, zone)}
      </span>{' '}
      <span className={classes.time}>{formatTime(when, zone)}</span>{' '}
      <span className={classes.title}>
        {titleOf(patrol)} {callSign && <span className={classes.sign}>{callSign}</span>}
      </span>{' '}
      {state && <StatusChip status={state} />}
    </Link>
  );
}
