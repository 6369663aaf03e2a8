import { getRouteApi } from '@tanstack/react-router';
import { CorrectionsCard } from '#crew/web/card/CorrectionsCard.tsx';
import { NotAddedProvider } from '#crew/web/card/not-added.tsx';
import { PatrollersCard } from '#crew/web/card/PatrollersCard.tsx';
import { GuestsCard } from '#crew/web/guests/GuestsCard.tsx';
import { canReadEccReplies } from '#ecc/contract';
import { EccNote } from '#ecc/web/EccNote.tsx';
import { EccReplies } from '#ecc/web/EccReplies.tsx';
import { NotSent } from '#ecc/web/NotSent.tsx';
import { useRoles } from '#lib/auth/auth.ts';
import { afterFirstPaint } from '#lib/loading/first-paint.ts';
import { usePageTitle } from '#lib/navigation/page-title.ts';
import { useSetParentPage } from '#lib/navigation/parent-page.ts';
import type { PrefetchContext } from '#lib/navigation/prefetch-context.ts';
import { useNow } from '#lib/time/clock.ts';
import { isPast, type Patrol } from '#patrols/contract';
import { useOptimisticPatrol } from '#patrols/web/change-patrol.ts';
import { PatrolFrame } from '#patrols/web/PatrolFrame.tsx';
import { datedTitle } from '#patrols/web/patrol-text.ts';
import { patrolQuery } from '#patrols/web/queries.ts';
import { directoryQuery } from '#people/web/directory.ts';
import { PrintFoot } from '#people/web/PrintFoot.tsx';
import { myOrganizationQuery, useProfile, useZone } from '#people/web/profile.tsx';
import { AddPatroller } from '#planning/web/choosing/add-patroller.ts';
import { FormerVersions } from '#record/web/on-page/FormerVersions.tsx';
import { OverdueNote } from '#record/web/on-page/OverdueNote.tsx';
import { SetAsideCard } from '#record/web/on-page/SetAsideCard.tsx';
import { TimelineCard } from '#record/web/on-page/TimelineCard.tsx';
import { useRecord } from '#record/web/use-record.ts';
import { Page } from '#ui/layout/Page.tsx';
import { lazyView } from '#ui/overlay/lazy-part.tsx';
import { PatrolActions } from './PatrolActions.tsx';
import { PatrolBanners } from './PatrolBanners.tsx';
import { PatrolHead } from './PatrolHead.tsx';
import { PatrolInstructions } from './PatrolInstructions.tsx';
import { PatrolSkeleton } from './PatrolSkeleton.tsx';

const PatrolFoot = lazyView(loadFoot, 'PatrolFoot', null);
/** Few patrols have one. */
const HoldsCard = lazyView(() => import('#privacy/web/holds/HoldsCard.tsx'), 'HoldsCard', null);

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
  return import('./PatrolFoot.tsx');
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
      <PatrolInstructions patrol={patrol} now={now} />
      <PatrollersCard patrol={patrol} add={AddPatroller} now={now} />
      <GuestsCard patrol={patrol} now={now} />
      <CorrectionsCard patrol={patrol} />
      <PatrolFoot patrol={patrol} now={now} />
      <PrintFoot callSign={patrol.callSign} />
    </Page>
  );
}
