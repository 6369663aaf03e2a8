import type { Session } from '#accounts/contract';
import { useZone } from '#people/web/profile.tsx';
import { RelativeTime } from '#ui/display/RelativeTime.tsx';
import { recentMoment } from '../moments.ts';

/** When a session was last refreshed, or issued if it never was. */
export function LastRefreshed({ session }: { session: Session }) {
  const zone = useZone();
  return (
    <RelativeTime
      when={session.refreshed ?? session.issued}
      text={(at, now) => recentMoment(at, zone, now)}
    />
  );
}
