import { formatHours } from '#contract';
import type { Patrol } from '#patrols/contract';
import { useZone } from '#people/web/profile.tsx';
import { Facts } from '#ui/display/Facts.tsx';
import { RowLink } from '#ui/layout/RowLink.tsx';
import { RowList } from '#ui/layout/RowList.tsx';
import { startText, titleOf } from '../patrol-text.ts';
import { DatedRow } from './DatedRow.tsx';
import classes from './PatrolSummaryRow.module.css';

/** A card row that sums up the page's patrol and links to it. */
export function PatrolSummaryRow({ patrol }: { patrol: Patrol }) {
  const zone = useZone();
  return (
    <RowList>
      <DatedRow when={patrol.when}>
        <RowLink className={classes.title} to="/patrol/$id" params={{ id: patrol._id }}>
          {titleOf(patrol)}
        </RowLink>
        <p className={classes.line}>
          <Facts>
            {startText(patrol, zone)}
            {formatHours(patrol.hours)}
            {patrol.callSign && <b>{patrol.callSign}</b>}
          </Facts>
        </p>
      </DatedRow>
    </RowList>
  );
}
