import { canChangeCrew, isPast, type Patrol } from '@patrolbook/contract';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useRoles } from '../../../lib/auth.ts';
import { useNow } from '../../../lib/clock.ts';
import { directoryQuery } from '../../../lib/directory.ts';
import type { Opening } from '../../../lib/opening.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { useZone } from '../../../lib/profile.tsx';
import { ErrorCard } from '../../../ui/ErrorCard.tsx';
import { LedgerCard } from '../../../ui/LedgerCard.tsx';
import { NotFound } from '../../../ui/NotFound.tsx';
import { Page } from '../../../ui/Page.tsx';
import { datedTitle } from '../../../ui/patrol-title.ts';
import { RowSkeletons } from '../../../ui/RowSkeletons.tsx';
import { Banners } from '../components/Banners.tsx';
import { GuestsCard } from '../components/GuestsCard.tsx';
import { PatrolActions } from '../components/PatrolActions.tsx';
import { PatrolHead } from '../components/PatrolHead.tsx';
import { PatrollersCard } from '../components/PatrollersCard.tsx';
import { patrolQuery } from '../queries.ts';

const route = getRouteApi('/session/patrol/$id');

/** How often the buttons that depend on the time are judged again, in milliseconds. */
const judgeEvery = 10_000;

export function readAhead({ client, params }: Opening<{ id: string }>): void {
  void client.prefetchQuery(patrolQuery(params.id));
  void client.prefetchQuery(directoryQuery);
}

/** A patrol or event before it starts: who is on it, and what admins may do (specification 2, patrol detail page). */
export function PatrolPage() {
  const { id } = route.useParams();
  const { data: patrol, error, refetch } = useQuery(patrolQuery(id));
  if (patrol) return <PatrolDetail key={id} patrol={patrol} />;
  if (patrol === null) return <NotFound />;
  return (
    <Page>
      {error ? (
        <ErrorCard title="Unable to load the patrol" error={error} onRetry={() => void refetch()} />
      ) : (
        <LedgerCard>
          <RowSkeletons />
        </LedgerCard>
      )}
    </Page>
  );
}

function PatrolDetail({ patrol }: { patrol: Patrol }) {
  const zone = useZone();
  const roles = useRoles();
  const now = new Date(useNow(judgeEvery)).toISOString();
  const editable = canChangeCrew(patrol, roles, now);
  usePageTitle(datedTitle(patrol, zone));
  return (
    <Page>
      <Banners patrol={patrol} />
      <PatrolHead patrol={patrol} coming={!isPast(patrol, now)} />
      <PatrolActions patrol={patrol} now={now} />
      <PatrollersCard patrol={patrol} editable={editable} />
      <GuestsCard patrol={patrol} editable={editable} />
    </Page>
  );
}
