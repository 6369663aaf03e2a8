import { formatHours, formatTime, type Patrol } from '@patrolbook/contract';
import { useZone } from '../lib/profile.tsx';
import { DateBadge } from './DateBadge.tsx';
import classes from './PatrolBrief.module.css';
import { titleOf } from './patrol-title.ts';
import { RowLink } from './RowLink.tsx';
import { Row, RowList } from './RowList.tsx';

/** The patrol that a page is about, as a row of a card: leads back to it. */
export function PatrolBrief({ patrol }: { patrol: Patrol }) {
  const zone = useZone();
  return (
    <RowList>
      <Row>
        <DateBadge when={patrol.when} zone={zone} />
        <div>
          <RowLink className={classes.title} to="/patrol/$id" params={{ id: patrol._id }}>
            {titleOf(patrol)}
          </RowLink>
          <p className={classes.line}>
            {formatTime(patrol.when, zone)} · {formatHours(patrol.hours)}
            {patrol.callSign && (
              <>
                {' '}
                · <b>{patrol.callSign}</b>
              </>
            )}
          </p>
        </div>
      </Row>
    </RowList>
  );
}
