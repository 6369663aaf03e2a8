import { getRouteApi } from '@tanstack/react-router';
import { usePageTitle } from '#lib/navigation/page-title.ts';
import type { PrefetchContext } from '#lib/navigation/prefetch-context.ts';
import { PatrolFrame } from '#patrols/web/PatrolFrame.tsx';
import { datedTitle } from '#patrols/web/patrol-text.ts';
import { patrolQuery } from '#patrols/web/queries.ts';
import { directoryQuery } from '#people/web/directory.ts';
import { useZone } from '#people/web/profile.tsx';
import { CardSkeletons } from '#ui/feedback/CardSkeletons.tsx';
import { RepeatForm } from '../components/RepeatForm.tsx';
import { patrolCopyTexts } from '../texts.ts';

const route = getRouteApi('/session/patrol/$id/repeat');

export function prefetch({ client, params }: PrefetchContext<{ id: string }>): void {
  void client.prefetchQuery(patrolQuery(params.id));
  void client.prefetchQuery(directoryQuery);
}

/** Repeats a patrol or event on chosen weekdays (product 5.18). */
export function RepeatPage() {
  const { id } = route.useParams();
  const zone = useZone();
  return (
    <PatrolFrame key={id} id={id} loading={<CardSkeletons />}>
      {(patrol) => (
        <>
          <Title text={patrolCopyTexts.repeat({ patrol: datedTitle(patrol, zone) })} />
          <RepeatForm patrol={patrol} />
        </>
      )}
    </PatrolFrame>
  );
}

function Title({ text }: { text: string }) {
  usePageTitle(text);
  return null;
}
