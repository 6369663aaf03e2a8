import { Button } from '@mantine/core';
import { isQuiet, minutesAfter } from '@patrolbook/contract';
import { IconMapPinCheck } from '@tabler/icons-react';
import { useRef } from 'react';
import { allQuiet } from '../../../domain/patrols/timeline/timeline.ts';
import { coordinatesOf, locationOf } from '../../../domain/record/fields/place.ts';
import type { Recorder } from '../../../domain/record/recorder.ts';
import { recentFix } from '../../../lib/browser/position.ts';
import { serverNow } from '../../../lib/time/clock.ts';
import { keep } from '../form/use-record-form.ts';
import classes from './QuietButton.module.css';

interface QuietButtonProps {
  recorder: Recorder;
  /** When something was recorded last, and now, as ISO instants. */
  lastEntry: string;
  now: string;
}

/** Milliseconds within which a second tap counts as the same one, of a shaking hand. */
const sameTap = 1000;

/**
 * Records with one tap that all is quiet, now and here. Here is the device's last recent position, because
 * nobody waits for a new one. After a quarter of an hour without an entry the button says so, without sound or
 * motion (product 17.2).
 */
export function QuietButton({ recorder, lastEntry, now }: QuietButtonProps) {
  const tapped = useRef(Number.NEGATIVE_INFINITY);
  const record = () => {
    const moment = serverNow();
    if (moment - tapped.current < sameTap) return;
    tapped.current = moment;
    const location = locationOf({ address: '', coordinates: coordinatesOf(recentFix()) });
    keep(recorder.record({ ...allQuiet, when: new Date(moment).toISOString(), location }));
  };
  const minutes = Math.floor(minutesAfter(now, lastEntry));
  return (
    <Button size="xl" leftSection={<IconMapPinCheck />} onClick={record}>
      <span className={classes.label}>
        All Quiet Here
        {isQuiet(lastEntry, now) && <small className={classes.ago}>last entry {minutes} min ago</small>}
      </span>
    </Button>
  );
}
