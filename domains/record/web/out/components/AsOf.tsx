import { Alert, Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { formatDateTime } from '#contract';
import { serverNow, useNow } from '#lib/time/clock.ts';
import { useZone } from '#people/web/profile.tsx';
import { actionTexts } from '#texts/shared.ts';
import { patrolOutPageTexts } from '../texts.ts';
import classes from './AsOf.module.css';

/** The milliseconds after which what was read is old: three readings have failed by then. */
const oldAfter = 90_000;
const judgeEvery = 10_000;

interface AsOfProps {
  /** When the server answered, in milliseconds by the device's clock. */
  readAt: number;
  onRetry: () => void;
}

/** As of when the page is true, and plainly when that is too long ago (product 17.46). */
export function AsOf({ readAt, onRetry }: AsOfProps) {
  useNow(judgeEvery); // draws anew while nothing is read
  const zone = useZone();
  const age = Date.now() - readAt;
  const when = formatDateTime(new Date(serverNow() - age).toISOString(), zone);
  return (
    <div role="status">
      {age < oldAfter ? (
        <p className={classes.text}>{patrolOutPageTexts.asOf({ when })}</p>
      ) : (
        <Alert color="red" icon={<IconCloudOff />} title={patrolOutPageTexts.outOfDate({ when })}>
          <p>{patrolOutPageTexts.outOfDateMeans}</p>
          <Button className={classes.retry} variant="default" onClick={onRetry}>
            {actionTexts.tryAgain}
          </Button>
        </Alert>
      )}
    </div>
  );
}
