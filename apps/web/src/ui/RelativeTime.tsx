import { useEffect, useState } from 'react';
import { serverNow } from '../lib/clock.ts';
import { refreshEvery, relativeText } from './relative-time.ts';

interface RelativeTimeProps {
  /** ISO instant. */
  when: string;
  /** Other words than "5 minutes ago"; both are milliseconds since 1970. */
  text?: (at: number, now: number) => string;
}

/** "5 minutes ago", kept up as often as its age asks for. */
export function RelativeTime({ when, text = relativeText }: RelativeTimeProps) {
  const at = Date.parse(when);
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setTimeout(() => setNow(serverNow()), refreshEvery(now - at));
    return () => clearTimeout(timer);
  }, [at, now]);
  return <time dateTime={when}>{text(at, now)}</time>;
}
