import { useQuery } from '@tanstack/react-query';
import { useListPage } from '../../../lib/list-page.ts';
import type { Opening } from '../../../lib/opening.ts';
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
  const sessionsPaging = useListPage('sessions');
  const auditsPaging = useListPage('audits');
  const sessions = useQuery(sessionsQuery(sessionsPaging[0]));
  const audits = useQuery(auditsQuery(auditsPaging[0]));
  if (sessions.isPending || audits.isPending) return <CardSkeletons plain />;
  return (
    <Page>
      <SessionsCard read={sessions} paging={sessionsPaging} />
      <AuditCard read={audits} paging={auditsPaging} />
    </Page>
  );
}
