import { getRouteApi } from '@tanstack/react-router';
import { CrewPart } from '#ecc/web/log-on/components/CrewPart.tsx';
import { eccLogOnQuery } from '#ecc/web/queries.ts';
import { eccLogOnTexts } from '#ecc/web/texts.ts';
import { useRoles } from '#lib/auth/auth.ts';
import type { PrefetchContext } from '#lib/navigation/prefetch-context.ts';
import { isCrewMember, type Patrol } from '#patrols/contract';
import { PatrolFrame } from '#patrols/web/PatrolFrame.tsx';
import { patrolQuery } from '#patrols/web/queries.ts';
import { PatrolSummaryRow } from '#patrols/web/rows/PatrolSummaryRow.tsx';
import { directoryQuery } from '#people/web/directory.ts';
import { useProfile } from '#people/web/profile.tsx';
import { useRecord, useRecorder } from '#record/web/use-record.ts';
import { EmptyText } from '#ui/display/EmptyText.tsx';
import { CardSkeletons } from '#ui/feedback/CardSkeletons.tsx';
import { NotFound } from '#ui/feedback/NotFound.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';

const route = getRouteApi('/session/patrol/$id/ecc-log-on');

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
      <SectionCard>
        <PatrolSummaryRow patrol={patrol} />
      </SectionCard>
      {isCrewMember(patrol, viewer) ? (
        <CrewLogOn patrol={patrol} />
      ) : (
        <EmptyText>{eccLogOnTexts.crewOnly}</EmptyText>
      )}
    </Page>
  );
}

/** The page of the crew, which may lose its coverage on the way to the car. */
function CrewLogOn({ patrol }: { patrol: Patrol }) {
  const viewer = { personId: useProfile()._id, roles: useRoles() };
  const record = useRecord(patrol);
  const recorder = useRecorder(patrol._id);
  if (record.isUnread) return <CardSkeletons plain />;
  return <CrewPart record={record} recorder={recorder} viewer={viewer} />;
}
