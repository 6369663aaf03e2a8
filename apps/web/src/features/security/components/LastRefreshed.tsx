import type { Session } from '@patrolbook/contract';
import { useZone } from '../../../lib/profile.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { recentMoment } from '../moments.ts';

/** When a session was last refreshed: when it was issued, as long as it never was. */
export function LastRefreshed({ session }: { session: Session }) {
  const zone = useZone();
  return (
    <RelativeTime
      when={session.refreshed ?? session.issued}
      text={(at, now) => recentMoment(at, zone, now)}
    />
  );
}
