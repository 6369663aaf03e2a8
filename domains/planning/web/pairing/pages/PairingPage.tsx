import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { formatName } from '#contract';
import { usePageTitle } from '#lib/navigation/page-title.ts';
import type { PrefetchContext } from '#lib/navigation/prefetch-context.ts';
import { directoryQuery, useDirectory } from '#people/web/directory.ts';
import { pairingTexts } from '#planning/web/texts.ts';
import { CardSkeletons } from '#ui/feedback/CardSkeletons.tsx';
import { ErrorCard } from '#ui/feedback/ErrorCard.tsx';
import { NotFound } from '#ui/feedback/NotFound.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { PairingForm } from '../components/PairingForm.tsx';
import { pairingQuery } from '../queries.ts';

const route = getRouteApi('/session/person/$id/pairing');

export function prefetch({ client, params }: PrefetchContext<{ id: string }>): void {
  void client.prefetchQuery(pairingQuery(params.id));
  void client.prefetchQuery(directoryQuery);
}

/** What admins say of a person for the making of crews (product 14.54). */
export function PairingPage() {
  const { id } = route.useParams();
  return <PairingView key={id} id={id} />;
}

export function PairingView({ id }: { id: string }) {
  const person = useDirectory()(id).data;
  usePageTitle(person ? pairingTexts.title({ name: formatName(person) }) : undefined);
  const { data: pairing, error, refetch } = useQuery(pairingQuery(id));
  const people = useQuery(directoryQuery);
  if (pairing === null) return <NotFound />;
  const failed = error ?? people.error;
  if (!failed && !(pairing && people.data)) return <CardSkeletons />;
  const again = () => {
    void refetch();
    void people.refetch();
  };
  return (
    <Page form>
      {pairing && people.data ? (
        <PairingForm id={id} pairing={pairing} people={people.data} />
      ) : (
        <ErrorCard title={pairingTexts.unableToLoad} error={failed} onRetry={again} />
      )}
    </Page>
  );
}
