import { Button, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconMapPinCheck } from '@tabler/icons-react';
import type { Ref } from 'react';
import { formatTime, minutesAfter } from '#contract';
import { useZone } from '#people/web/profile.tsx';
import { isQuiet } from '#record/contract';
import type { AllQuiet } from '../../quiet/use-all-quiet.ts';
import { recordPageTexts } from '../texts.ts';
import classes from './QuietButton.module.css';

interface QuietButtonProps {
  ref: Ref<HTMLButtonElement>;
  quiet: AllQuiet;
  /** When something was recorded last, and now, as ISO instants. */
  lastEntry: string;
  now: string;
}

/**
 * Notes with one tap that all is quiet, and says for some seconds what it noted. After a quarter of an hour without
 * an entry it says so, without sound or motion (product 17.2).
 */
export function QuietButton({ ref, quiet: { noted, note }, lastEntry, now }: QuietButtonProps) {
  const zone = useZone();
  const label = noted
    ? recordPageTexts.noted({ time: formatTime(noted.when, zone) })
    : recordPageTexts.allQuietHere;
  const minutes = Math.floor(minutesAfter(now, lastEntry));
  return (
    <>
      <Button
        ref={ref}
        size="xl"
        variant={noted ? 'light' : 'filled'}
        leftSection={noted ? <IconCheck /> : <IconMapPinCheck />}
        aria-disabled={noted !== null}
        onClick={note}
      >
        <span className={classes.label}>
          {label}
          {!noted && isQuiet(lastEntry, now) && (
            <small className={classes.ago}>{recordPageTexts.lastEntry({ minutes })}</small>
          )}
        </span>
      </Button>
      <VisuallyHidden role="status">{noted && label}</VisuallyHidden>
    </>
  );
}
