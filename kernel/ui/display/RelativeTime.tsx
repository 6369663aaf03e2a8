import { useEffect, useState } from 'react';
import { serverNow } from '#lib/time/clock.ts';
import { refreshEvery, relativeText } from '#lib/time/relative-time.ts';

interface RelativeTimeProps {
  /** ISO instant. */
  when: string;
  /** Returns another text than "5 minutes ago"; both arguments are milliseconds since 1970. */
  text?: (at: number, now: number) => string;
}

/** "5 minutes ago", refreshed as often as its age requires (product 14.5). */
export function RelativeTime({ when, text = relativeText }: RelativeTimeProps) {
  const at = Date.parse(when);
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setTimeout(() => setNow(serverNow()), refreshEvery(now - at));
    return () => clearTimeout(timer);
  }, [at, now]);
  return <time dateTime={when}>{text(at, now)}</time>;
}
