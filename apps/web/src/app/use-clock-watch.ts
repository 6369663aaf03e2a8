import { useEffect } from 'react';
import { isOnline } from '#lib/browser/online.ts';
import { askServerTime } from '#lib/http/timed-fetch.ts';
import { deviceClock } from '#lib/time/clock.ts';

/** Milliseconds between two looks at the clocks. */
const checkEvery = 5000;

/**
 * Asks the server for its time when the device's clock was set or the device slept, so that a form is filled in with the
 * right time (product 17.23). Does nothing while nobody looks, nobody is signed in, or the server is not reached, which is
 * tried elsewhere.
 */
export function useClockWatch(signedIn: boolean): void {
  useEffect(() => {
    if (!signedIn) return;
    const check = () => {
      if (!document.hidden && isOnline() && !deviceClock.isCertain())
        askServerTime().catch(thereIsNoCoverage);
    };
    const timer = setInterval(check, checkEvery);
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [signedIn]);
}

/** The next look asks again. */
function thereIsNoCoverage(): void {}
