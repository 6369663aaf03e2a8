import { canLogOn, isCrewMember, type Patrol } from '@patrolbook/contract';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { PatrolFrame } from '../../../domain/patrol/PatrolFrame.tsx';
import { PatrolSummaryRow } from '../../../domain/patrol/PatrolSummaryRow.tsx';
import { patrolQuery } from '../../../domain/patrol/patrol.ts';
import { directoryQuery } from '../../../domain/person/directory.ts';
import { useProfile } from '../../../domain/profile/profile.tsx';
import { useRoles } from '../../../lib/auth/auth.ts';
import type { PrefetchContext } from '../../../lib/navigation/prefetch-context.ts';
import { useNow } from '../../../lib/time/clock.ts';
import { EmptyText } from '../../../ui/display/EmptyText.tsx';
import { CardSkeletons } from '../../../ui/feedback/CardSkeletons.tsx';
import { ErrorCard } from '../../../ui/feedback/ErrorCard.tsx';
import { NotFound } from '../../../ui/feedback/NotFound.tsx';
import { RowSkeletons } from '../../../ui/feedback/RowSkeletons.tsx';
import { LedgerCard } from '../../../ui/layout/LedgerCard.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { LoggedOn } from '../components/LoggedOn.tsx';
import { LogOn } from '../components/LogOn.tsx';
import { NotNow } from '../components/NotNow.tsx';
import { Training } from '../components/Training.tsx';
import { eccLogOnQuery } from '../queries.ts';

const route = getRouteApi('/session/patrol/$id/ecc-log-on');

/** How often it is checked whether the patrol can be logged on by now, in milliseconds. */
const refreshInterval = 10_000;

export function prefetch({ client, params: { id } }: PrefetchContext<{ id: string }>): void {
  void client.prefetchQuery(patrolQuery(id));
  void client.prefetchQuery(eccLogOnQuery(id));
  void client.prefetchQuery(directoryQuery);
}

/** Logs a patrol on with the ECC, by mail or by phone, and shows its answer (product 16.11). */
export function EccLogOnPage() {
  const { id } = route.useParams();
  return (
    <PatrolFrame id={id} loading={<CardSkeletons plain />}>
      {(patrol) => (patrol.type === 'event' ? <NotFound /> : <EccLogOn key={id} patrol={patrol} />)}
    </PatrolFrame>
  );
}

function EccLogOn({ patrol }: { patrol: Patrol }) {
  const viewer = { personId: useProfile()._id, roles: useRoles() };
  return (
    <Page>
      <LedgerCard>
        <PatrolSummaryRow patrol={patrol} />
      </LedgerCard>
      {isCrewMember(patrol, viewer) ? (
        <CrewPart patrol={patrol} viewer={viewer} />
      ) : (
        <EmptyText>Only the crew of this patrol can log on with the ECC.</EmptyText>
      )}
    </Page>
  );
}

interface CrewPartProps {
  patrol: Patrol;
  viewer: Parameters<typeof canLogOn>[1];
}

function CrewPart({ patrol, viewer }: CrewPartProps) {
  const now = new Date(useNow(refreshInterval)).toISOString();
  const isSent = Boolean(patrol.eccLogOnNotification || patrol.eccLogOnResponse);
  const [sentBefore] = useState(isSent);
  const { data: start, error, refetch } = useQuery(eccLogOnQuery(patrol._id));
  if (error && !start)
    return <ErrorCard title="Unable to load the ECC LogOn" error={error} onRetry={() => void refetch()} />;
  if (!start)
    return (
      <LedgerCard>
        <RowSkeletons plain />
      </LedgerCard>
    );
  const parts = { patrol, start, now };
  return (
    <>
      {start.training && <Training />}
      {isSent && <LoggedOn {...parts} takesFocus={!sentBefore} />}
      {!isSent && (canLogOn(patrol, viewer, now) ? <LogOn {...parts} /> : <NotNow {...parts} />)}
    </>
  );
}
