import { useEffect, useState } from 'react';
import { recentFix } from '#lib/browser/position.ts';
import { newId } from '#lib/http/new-id.ts';
import { deviceClock, serverMoment } from '#lib/time/clock.ts';
import { allQuiet } from '#patrols/contract';
import { keep } from '#patrols/web/recorded/keep.ts';
import type { Recorder } from '#patrols/web/recorded/recorder.ts';
import { coordinatesOf, locationOf } from '../fields/place.ts';

/** The entry that the last tap made. */
interface Noted {
  readonly id: string;
  /** ISO instant. */
  readonly when: string;
}

/** What All Quiet Here has just noted, and what its taps do. */
export interface AllQuiet {
  /** Null a few seconds after the tap, or once it is undone. */
  readonly noted: Noted | null;
  note(): void;
  undo(): void;
}

/** Milliseconds in which a tap can be undone, and in which another changes nothing. */
const undoable = 6000;

/**
 * Records with one tap that all is quiet, now and here (product 17.1). Here is the device's last recent position,
 * because nobody waits for a new one.
 */
export function useAllQuiet(recorder: Pick<Recorder, 'record' | 'remove'>): AllQuiet {
  const [noted, setNoted] = useState<Noted | null>(null);
  useEffect(() => {
    if (!noted) return;
    const timer = setTimeout(() => setNoted(null), undoable);
    return () => clearTimeout(timer);
  }, [noted]);
  return {
    noted,
    note() {
      if (noted) return;
      const id = newId();
      const when = serverMoment();
      const location = locationOf({ address: '', coordinates: coordinatesOf(recentFix()) });
      keep(recorder.record({ ...allQuiet, when, location }, deviceClock.stamp(), id));
      vibrate();
      setNoted({ id, when });
    },
    undo() {
      if (noted) keep(recorder.remove(noted.id));
      setNoted(null);
    },
  };
}

/** Lets the device vibrate shortly, where it can: a tap that was taken is felt without looking. */
function vibrate(): void {
  if ('vibrate' in navigator) navigator.vibrate(40);
}
