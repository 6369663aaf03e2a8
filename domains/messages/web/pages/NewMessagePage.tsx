import { useSearch } from '@tanstack/react-router';
import type { PrefetchContext } from '#lib/navigation/prefetch-context.ts';
import { PatrolFrame } from '#patrols/web/PatrolFrame.tsx';
import { patrolQuery } from '#patrols/web/queries.ts';
import { useZone } from '#people/web/profile.tsx';
import { CardSkeletons } from '#ui/feedback/CardSkeletons.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { MessageForm } from '../components/MessageForm.tsx';
import { messageSearchOf } from '../message-search.ts';
import { crewText, monthText } from '../message-text.ts';
import { reachQuery } from '../queries.ts';

export function prefetch({ client, search }: PrefetchContext): void {
  const { patrol, month } = messageSearchOf(search);
  if (patrol) {
    void client.prefetchQuery(patrolQuery(patrol));
    void client.prefetchQuery(reachQuery({ kind: 'crew', patrolId: patrol }));
  } else void client.prefetchQuery(reachQuery(month ? { kind: 'month', month } : { kind: 'members' }));
}

/** Writes to a crew, to those of a month or to members (product 14.46). */
export function NewMessagePage() {
  const zone = useZone();
  const { patrol: patrolId, month } = useSearch({ strict: false, select: messageSearchOf });
  if (patrolId)
    return (
      <PatrolFrame key={patrolId} id={patrolId} loading={<CardSkeletons />}>
        {(patrol) => (
          <Page form>
            <MessageForm
              fixed={{ to: { kind: 'crew', patrolId }, text: crewText(patrol, zone) }}
              fallback={`/patrol/${patrolId}`}
            />
          </Page>
        )}
      </PatrolFrame>
    );
  return (
    <Page form key={month}>
      {month ? (
        <MessageForm
          fixed={{ to: { kind: 'month', month }, text: monthText(month) }}
          fallback={`/patrols/month?month=${month}`}
        />
      ) : (
        <MessageForm fallback="/messages" />
      )}
    </Page>
  );
}
