import type { Opening } from '../../../lib/opening.ts';
import { usePagedList } from '../../../lib/paged-list.ts';
import { CardSkeletons } from '../../../ui/CardSkeletons.tsx';
import { Page } from '../../../ui/Page.tsx';
import { AuditCard } from '../components/AuditCard.tsx';
import { SessionsCard } from '../components/SessionsCard.tsx';
import { auditsQuery, sessionsQuery } from '../queries.ts';

export function readAhead({ client, skip }: Opening): void {
  void client.prefetchQuery(sessionsQuery(skip('sessions')));
  void client.prefetchQuery(auditsQuery(skip('audits')));
}

/** Security: where one is signed in, and what was noted about it. For everybody (specification 2). */
export function SecurityPage() {
  const sessions = usePagedList(sessionsQuery, 'sessions');
  const audits = usePagedList(auditsQuery, 'audits');
  if (sessions.read.isPending || audits.read.isPending) return <CardSkeletons plain />;
  return (
    <Page>
      <SessionsCard list={sessions} />
      <AuditCard list={audits} />
    </Page>
  );
}
