import { useEffect, useState } from 'react';
import { serverNow } from '../lib/clock.ts';
import { refreshEvery, relativeText } from './relative-time.ts';

/** "5 minutes ago", kept up as often as its age asks for. `when` is an ISO instant. */
export function RelativeTime({ when }: { when: string }) {
  const at = Date.parse(when);
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setTimeout(() => setNow(serverNow()), refreshEvery(now - at));
    return () => clearTimeout(timer);
  }, [at, now]);
  return <time dateTime={when}>{relativeText(at, now)}</time>;
}
