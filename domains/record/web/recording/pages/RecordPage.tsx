import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect } from 'react';
import { followOnly } from '#lib/api/live.ts';
import type { PrefetchContext } from '#lib/navigation/prefetch-context.ts';
import type { Patrol } from '#patrols/contract';
import { PatrolFrame } from '#patrols/web/PatrolFrame.tsx';
import { patrolQuery } from '#patrols/web/queries.ts';
import { directoryQuery } from '#people/web/directory.ts';
import { myOrganizationQuery } from '#people/web/profile.tsx';
import { CardSkeletons } from '#ui/feedback/CardSkeletons.tsx';
import { NotFound } from '#ui/feedback/NotFound.tsx';
import { vehiclesQuery } from '#vehicles/web/vehicles.ts';
import { preloadPlaces } from '../../places/place-words.ts';
import { runningQuery } from '../../running.ts';
import { useRecord, useRecorder } from '../../use-record.ts';
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
  if (!hasStarted(client, id)) void StartForm.load();
}

/** Whether a patrol is known to have started, also where only My Roster has read of it: its form would keep a bad line busy in vain. */
function hasStarted(client: QueryClient, id: string): boolean {
  const patrol = client.getQueryData(patrolQuery(id).queryKey);
  if (patrol) return patrol.started !== null;
  const running = client.getQueryData(runningQuery.queryKey)?.items ?? [];
  return running.some(({ _id }) => _id === id);
}

/** Records a patrol in a car at night, with or without coverage (product 17). */
export function RecordPage() {
  const { id } = route.useParams();
  const client = useQueryClient();
  useEffect(() => followOnly(client, id), [client, id]);
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
