import type { PrefetchContext } from '#lib/navigation/prefetch-context.ts';
import { AvailabilityView } from '../components/AvailabilityView.tsx';
import { availabilityQuery } from '../queries.ts';

export function prefetch({ client }: PrefetchContext): void {
  void client.prefetchQuery(availabilityQuery('mine'));
}

/** A patroller's own availability, which leads from and to My Roster. */
export function MyAvailabilityPage() {
  return <AvailabilityView whose="mine" fallback="/" />;
}
