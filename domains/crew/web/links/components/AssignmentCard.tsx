import { Card } from '@mantine/core';
import { IconUser, IconUserPlus } from '@tabler/icons-react';
import { formatHours, formatName } from '#contract';
import type { AssignmentView } from '#crew/contract';
import { assignmentTexts } from '#crew/web/texts.ts';
import { patrolClockChangeText, startText } from '#patrols/web/patrol-text.ts';
import { DateBadge } from '#ui/display/DateBadge.tsx';
import classes from './AssignmentCard.module.css';

/** The assigned patrol: when, how long, and with whom. */
export function AssignmentCard({ view }: { view: AssignmentView }) {
  const { guests, organization, patrol, patrollers } = view;
  const zone = organization.timeZone;
  const clocks = patrolClockChangeText(patrol, zone);
  return (
    <Card component="section">
      <div className={classes.when}>
        <DateBadge when={patrol.when} zone={zone} large />
        <div className={classes.what}>
          {patrol.name && <h2 className={classes.name}>{patrol.name}</h2>}
          <p className={classes.time}>
            {startText(patrol, zone)} · {formatHours(patrol.hours)}
          </p>
          {clocks && <p className={classes.clocks}>{clocks}</p>}
        </div>
      </div>
      <div className={classes.team}>
        <h2 className={classes.label}>{assignmentTexts.team}</h2>
        <ul className={classes.members}>
          {patrollers.map((patroller) => (
            <li key={patroller._id}>
              <IconUser />
              {formatName(patroller)}
            </li>
          ))}
          {[...guests.entries()].map(([index, { name }]) => (
            <li key={index}>
              <IconUserPlus />
              <span>
                {name} <span className={classes.guest}>{assignmentTexts.guest}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
