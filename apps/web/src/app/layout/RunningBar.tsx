import { useNow } from '#lib/time/clock.ts';
import { elapsedMinutesText } from '#lib/time/elapsed.ts';
import { isOver } from '#patrols/contract';
import { nearEndText } from '#patrols/web/patrol-text.ts';
import { useZone } from '#people/web/profile.tsx';
import { ContinueButton } from '#record/web/ContinueButton.tsx';
import { useRunning } from '#record/web/running.ts';
import { Filled } from '#texts/Filled.tsx';
import classes from './RunningBar.module.css';
import { layoutTexts } from './texts.ts';

const minute = 60_000;

/**
 * A bar at the foot of the screen while the viewer's patrol runs: how long, when it should have ended, and the
 * way back to the record (product 14.12). Everything can be scrolled clear of it, and its appearance moves
 * nothing.
 */
export function RunningBar() {
  const zone = useZone();
  const time = useNow(minute);
  const now = new Date(time).toISOString();
  const [patrol] = useRunning(now);
  if (!patrol?.started) return null;
  return (
    <aside className={classes.bar} aria-label={layoutTexts.onPatrol} data-running-bar data-screen-only>
      <div className={classes.text}>
        <span>
          <Filled
            text={layoutTexts.onPatrolFor}
            values={{ time: <b>{elapsedMinutesText(time - Date.parse(patrol.started.started))}</b> }}
          />
        </span>
        {isOver(patrol, now) && (
          <span className={classes.ended}>{layoutTexts.ended({ when: nearEndText(patrol, now, zone) })}</span>
        )}
      </div>
      <ContinueButton patrolId={patrol._id} variant="filled" />
    </aside>
  );
}
