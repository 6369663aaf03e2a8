import type { ReactNode } from 'react';
import { formatHours } from '#contract';
import type { PatrolListItem } from '#patrols/contract';
import { useZone } from '#people/web/profile.tsx';
import { DateBadge } from '#ui/display/DateBadge.tsx';
import { titleOf } from '../../patrol-title.ts';
import { PatrolLink } from '../../rows/PatrolLink.tsx';
import { startText } from '../../start-text.ts';
import { PatrolChips } from './PatrolChips.tsx';
import classes from './When.module.css';

interface WhenProps {
  patrol: PatrolListItem;
  /** Shown below the name: the people, on a phone. */
  children?: ReactNode;
}

/** The time and name of a patrol: the first column of the table, or the whole row on a phone. */
export function When({ patrol, children }: WhenProps) {
  const zone = useZone();
  return (
    <PatrolLink className={classes.when} id={patrol._id}>
      <DateBadge when={patrol.when} zone={zone} />
      <span className={classes.time}>
        <b>{startText(patrol, zone)}</b>
        <span className={classes.hours}>{formatHours(patrol.hours)}</span>
      </span>
      <span className={classes.chips}>
        <PatrolChips patrol={patrol} />
      </span>
      <div className={classes.rest}>
        <div className={classes.name}>{titleOf(patrol)}</div>
        {children}
      </div>
    </PatrolLink>
  );
}
