import { getRouteApi } from '@tanstack/react-router';
import { canReadEccReplies } from '#ecc/contract';
import { useRoles } from '#lib/auth/auth.ts';
import { afterFirstPaint } from '#lib/loading/first-paint.ts';
import { usePageTitle } from '#lib/navigation/page-title.ts';
import { useSetParentPage } from '#lib/navigation/parent-page.ts';
import type { PrefetchContext } from '#lib/navigation/prefetch-context.ts';
import { useNow } from '#lib/time/clock.ts';
import { isPast, type Patrol } from '#patrols/contract';
import { directoryQuery } from '#people/web/directory.ts';
import { myOrganizationQuery, useProfile, useZone } from '#people/web/profile.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { lazyView } from '#ui/overlay/lazy-part.tsx';
import { EccReplies } from '#web/domain/ecc/EccReplies.tsx';
import { NotSent } from '#web/domain/ecc/NotSent.tsx';
import { PatrolFrame } from '#web/domain/patrols/PatrolFrame.tsx';
import { patrolQuery } from '#web/domain/patrols/patrol.ts';
import { datedTitle } from '#web/domain/patrols/patrol-title.ts';
import { PrintFoot } from '#web/domain/profile/PrintFoot.tsx';
import { useRecord } from '#web/domain/record/use-record.ts';
import { EccNote } from '../components/EccNote.tsx';
import { Instructions } from '../components/Instructions.tsx';
import { OverdueNote } from '../components/OverdueNote.tsx';
import { PatrolActions } from '../components/PatrolActions.tsx';
import { PatrolBanners } from '../components/PatrolBanners.tsx';
import { PatrolHead } from '../components/PatrolHead.tsx';
import { PatrolSkeleton } from '../components/PatrolSkeleton.tsx';
import { CorrectionsCard } from '../crew/CorrectionsCard.tsx';
import { PatrollersCard } from '../crew/PatrollersCard.tsx';
import { GuestsCard } from '../guests/GuestsCard.tsx';
import { NotAddedProvider } from '../not-added.tsx';
import { useOptimisticPatrol } from '../queries.ts';
import { FormerVersions } from '../record/FormerVersions.tsx';
import { SetAsideCard } from '../record/SetAsideCard.tsx';
import { TimelineCard } from '../record/TimelineCard.tsx';

const PatrolFoot = lazyView(loadFoot, 'PatrolFoot', null);
/** Few patrols have one. */
const HoldsCard = lazyView(() => import('../holds/HoldsCard.tsx'), 'HoldsCard', null);

const route = getRouteApi('/session/patrol/$id');

/** How often the time-dependent buttons are updated, in milliseconds. */
const refreshInterval = 10_000;

export function prefetch({ client, params }: PrefetchContext<{ id: string }>): void {
  void client.prefetchQuery(patrolQuery(params.id));
  void client.prefetchQuery(directoryQuery);
  void client.prefetchQuery(myOrganizationQuery);
}

/** Nobody looks at the foot first. */
async function loadFoot() {
  await afterFirstPaint();
  return import('../components/PatrolFoot.tsx');
}

/** A patrol or event: its people, its record, and the actions available now. */
export function PatrolPage() {
  const { id } = route.useParams();
  return (
    <PatrolFrame id={id} loading={<PatrolSkeleton />}>
      {(patrol) => (
        <NotAddedProvider key={id}>
          <PatrolDetail read={patrol} />
        </NotAddedProvider>
      )}
    </PatrolFrame>
  );
}

function PatrolDetail({ read }: { read: Patrol }) {
  const zone = useZone();
  const viewer = { personId: useProfile()._id, roles: useRoles() };
  const { patrol, waiting } = useRecord(useOptimisticPatrol(read));
  const now = new Date(useNow(refreshInterval)).toISOString();
  usePageTitle(datedTitle(patrol, zone));
  useSetParentPage(isPast(patrol, now) ? '/patrols/past' : undefined);
  return (
    <Page>
      <PatrolBanners patrol={patrol} />
      <OverdueNote patrol={patrol} now={now} />
      <PatrolHead patrol={patrol} now={now} />
      <PatrolActions patrol={patrol} now={now} />
      <NotSent patrol={patrol} now={now} />
      <EccNote patrol={patrol} now={now} />
      {canReadEccReplies(patrol, viewer, now) && <EccReplies patrol={patrol} now={now} />}
      <TimelineCard patrol={patrol} waiting={waiting} now={now} />
      <SetAsideCard patrol={patrol} now={now}>
        {!patrol.started && <FormerVersions patrolId={patrol._id} />}
      </SetAsideCard>
      {patrol.holds && <HoldsCard patrol={patrol} now={now} />}
      <Instructions patrol={patrol} now={now} />
      <PatrollersCard patrol={patrol} now={now} />
      <GuestsCard patrol={patrol} now={now} />
      <CorrectionsCard patrol={patrol} />
      <PatrolFoot patrol={patrol} now={now} />
      <PrintFoot callSign={patrol.callSign} />
    </Page>
  );
}
