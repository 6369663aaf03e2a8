import type { Opening } from '../../../lib/opening.ts';
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
  return (
    <Page>
      <SessionsCard />
      <AuditCard />
    </Page>
  );
}
