import { UnstyledButton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { formatDayMonth, formatTime, formatWeekday } from '#contract';
import type { PatrolListItem } from '#patrols/contract';
import { patrolState } from '#patrols/web/patrol-state.ts';
import { titleOf } from '#patrols/web/patrol-text.ts';
import { StatusChip } from '#patrols/web/rows/StatusChip.tsx';
import { useZone } from '#people/web/profile.tsx';
import { byDay } from '../days.ts';
import type { Editing } from '../editing.ts';
import { crewPlacesOf, rowOf } from '../places.ts';
import { CrewPlaceText } from './CrewPlaceText.tsx';
import classes from './MonthAgenda.module.css';
import type { MonthViewProps } from './view.ts';

/** The month on a phone: each day with its patrols, whose places are changed by a tap. */
export function MonthAgenda({ label, patrols, isOpen, editing }: MonthViewProps) {
  const zone = useZone();
  return (
    <section aria-label={label}>
      {byDay(patrols, zone).map((day) => (
        <section key={day[0]?._id}>
          <h2 className={classes.day}>{day[0] && dayText(day[0], zone)}</h2>
          <ul>
            {day.map((patrol) => (
              <PatrolItem key={patrol._id} patrol={patrol} open={isOpen(patrol)} editing={editing} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

function dayText({ when }: PatrolListItem, zone: string): string {
  return `${formatWeekday(when, zone)} ${formatDayMonth(when, zone)}`;
}

interface PatrolItemProps {
  patrol: PatrolListItem;
  /** Whether its crew can be changed now. */
  open: boolean;
  editing: Editing;
}

function PatrolItem({ patrol, open, editing }: PatrolItemProps) {
  const state = patrolState(patrol);
  const places = crewPlacesOf(patrol);
  // One more than there are: room for another.
  const shown = open ? rowOf(patrol, places.length + 1) : places;
  const zone = useZone();
  return (
    <li className={classes.patrol}>
      <Link to="/patrol/$id" params={{ id: patrol._id }} className={classes.title}>
        <span className={classes.time}>{formatTime(patrol.when, zone)}</span>
        <span>{titleOf(patrol)}</span>
        {state && <StatusChip status={state} />}
      </Link>
      <ul className={classes.places}>
        {shown.map((place, position) => {
          const text = <CrewPlaceText patrol={patrol} place={place} open={open} />;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is its position, which keeps the focus when it is filled
            <li key={position}>
              {open ? (
                <UnstyledButton
                  className={classes.place}
                  data-kind={place.kind}
                  onClick={() => editing.open(patrol, place)}
                >
                  {text}
                </UnstyledButton>
              ) : (
                <span className={classes.place} data-kind={place.kind}>
                  {text}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </li>
  );
}
