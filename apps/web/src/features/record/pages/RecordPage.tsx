import type { Patrol } from '@patrolbook/contract';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { PatrolFrame } from '../../../domain/patrols/PatrolFrame.tsx';
import { patrolQuery } from '../../../domain/patrols/patrol.ts';
import { directoryQuery } from '../../../domain/people/directory.ts';
import { preloadPlaces } from '../../../domain/places/place-words.ts';
import { myOrganizationQuery } from '../../../domain/profile/profile.tsx';
import { useRecord, useRecorder } from '../../../domain/record/use-record.ts';
import { vehiclesQuery } from '../../../domain/vehicles/vehicles.ts';
import type { PrefetchContext } from '../../../lib/navigation/prefetch-context.ts';
import { CardSkeletons } from '../../../ui/feedback/CardSkeletons.tsx';
import { NotFound } from '../../../ui/feedback/NotFound.tsx';
import { StartForm } from '../form/forms.ts';
import { RecordFrame } from '../frame/RecordFrame.tsx';
import { RecordSteps } from '../frame/RecordSteps.tsx';

const route = getRouteApi('/session/patrol/$id/record');

export function prefetch({ client, params: { id } }: PrefetchContext<{ id: string }>): void {
  void preloadPlaces();
  void client.prefetchQuery(patrolQuery(id));
  void client.prefetchQuery(directoryQuery);
  void client.prefetchQuery(vehiclesQuery);
  void client.prefetchQuery(myOrganizationQuery);
  if (!client.getQueryData(patrolQuery(id).queryKey)?.started) void StartForm.load();
}

/** Records a patrol in a car at night, with or without coverage (product 17). */
export function RecordPage() {
  const { id } = route.useParams();
  const { data: patrol } = useQuery(patrolQuery(id));
  return (
    <RecordFrame patrolId={id} patrol={patrol}>
      <PatrolFrame id={id} loading={<CardSkeletons plain />}>
        {(read) => (read.type === 'event' ? <NotFound /> : <PatrolRecord key={id} read={read} />)}
      </PatrolFrame>
    </RecordFrame>
  );
}

function PatrolRecord({ read }: { read: Patrol }) {
  const record = useRecord(read);
  const recorder = useRecorder(read._id);
  return record.isUnread ? <CardSkeletons plain /> : <RecordSteps record={record} recorder={recorder} />;
}
