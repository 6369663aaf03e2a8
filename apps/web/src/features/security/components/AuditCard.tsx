import type { Audit } from '@patrolbook/contract';
import type { PagedList } from '../../../lib/paged-list.ts';
import { None } from '../../../ui/None.tsx';
import { PagedCard } from '../../../ui/PagedCard.tsx';
import { pageSize } from '../queries.ts';
import { AuditRows } from './AuditRows.tsx';

/** What happened to one's signing in, the newest first. */
export function AuditCard({ list }: { list: PagedList<Audit> }) {
  return (
    <PagedCard title="Audit History" list={list} limit={pageSize} empty={<None row>No events</None>} plain>
      {(audits) => <AuditRows audits={audits} />}
    </PagedCard>
  );
}
