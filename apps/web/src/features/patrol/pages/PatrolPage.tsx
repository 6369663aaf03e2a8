import { isPast, type Patrol } from '@patrolbook/contract';
import { getRouteApi } from '@tanstack/react-router';
import { useNow } from '../../../lib/clock.ts';
import { directoryQuery } from '../../../lib/directory.ts';
import type { Opening } from '../../../lib/opening.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { usePageUnder } from '../../../lib/page-under.ts';
import { patrolQuery } from '../../../lib/patrol.ts';
import { useZone } from '../../../lib/profile.tsx';
import { Page } from '../../../ui/Page.tsx';
import { PatrolFrame } from '../../../ui/PatrolFrame.tsx';
import { PrintFoot } from '../../../ui/PrintFoot.tsx';
import { datedTitle } from '../../../ui/patrol-title.ts';
import { Banners } from '../components/Banners.tsx';
import { EccNote } from '../components/EccNote.tsx';
import { GuestsCard } from '../components/GuestsCard.tsx';
import { Instructions } from '../components/Instructions.tsx';
import { PatrolActions } from '../components/PatrolActions.tsx';
import { PatrolHead } from '../components/PatrolHead.tsx';
import { PatrollersCard } from '../components/PatrollersCard.tsx';
import { PatrolSkeleton } from '../components/PatrolSkeleton.tsx';
import { TimelineCard } from '../components/TimelineCard.tsx';
import { useShownPatrol } from '../queries.ts';

const route = getRouteApi('/session/patrol/$id');

/** How often the buttons that depend on the time are judged again, in milliseconds. */
const judgeEvery = 10_000;

export function readAhead({ client, params }: Opening<{ id: string }>): void {
  void client.prefetchQuery(patrolQuery(params.id));
  void client.prefetchQuery(directoryQuery);
}

/** A patrol or event: who is on it, its record, and what one may do with it now (specification 2, patrol detail page). */
export function PatrolPage() {
  const { id } = route.useParams();
  return (
    <PatrolFrame id={id} loading={<PatrolSkeleton />}>
      {(patrol) => <PatrolDetail key={id} read={patrol} />}
    </PatrolFrame>
  );
}

function PatrolDetail({ read }: { read: Patrol }) {
  const zone = useZone();
  const patrol = useShownPatrol(read);
  const now = new Date(useNow(judgeEvery)).toISOString();
  const coming = !isPast(patrol, now);
  usePageTitle(datedTitle(patrol, zone));
  usePageUnder(coming ? undefined : '/patrols/past');
  return (
    <Page>
      <Banners patrol={patrol} />
      <PatrolHead patrol={patrol} coming={coming} />
      <PatrolActions patrol={patrol} now={now} />
      <EccNote patrol={patrol} now={now} />
      <Instructions patrol={patrol} />
      <TimelineCard patrol={patrol} now={now} />
      <PatrollersCard patrol={patrol} now={now} />
      <GuestsCard patrol={patrol} now={now} />
      <PrintFoot callSign={patrol.callSign} />
    </Page>
  );
}
