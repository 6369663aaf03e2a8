import { getRouteApi } from '@tanstack/react-router';
import { formatName } from '#contract';
import { usePageTitle } from '#lib/navigation/page-title.ts';
import type { PrefetchContext } from '#lib/navigation/prefetch-context.ts';
import { directoryQuery, useDirectory } from '#people/web/directory.ts';
import { availabilityTexts } from '#planning/web/texts.ts';
import { AvailabilityView } from '../components/AvailabilityView.tsx';
import { availabilityQuery } from '../queries.ts';

const route = getRouteApi('/session/person/$id/availability');

export function prefetch({ client, params }: PrefetchContext<{ id: string }>): void {
  void client.prefetchQuery(availabilityQuery({ personId: params.id }));
  void client.prefetchQuery(directoryQuery);
}

/** The availability of somebody else, which an admin keeps for those who said it to them. */
export function AvailabilityPage() {
  const { id } = route.useParams();
  const person = useDirectory()(id).data;
  usePageTitle(person ? availabilityTexts.title({ name: formatName(person) }) : undefined);
  return <AvailabilityView key={id} whose={{ personId: id }} fallback={`/person/${id}`} />;
}
