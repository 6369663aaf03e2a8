import { Page } from '../../../ui/Page.tsx';
import { AuditCard } from '../components/AuditCard.tsx';
import { SessionsCard } from '../components/SessionsCard.tsx';

/** Security: where one is signed in, and what was noted about it. For everybody (specification 2). */
export function SecurityPage() {
  return (
    <Page>
      <SessionsCard />
      <AuditCard />
    </Page>
  );
}
