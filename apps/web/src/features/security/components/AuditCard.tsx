import { useQuery } from '@tanstack/react-query';
import { useListPage } from '../../../lib/list-page.ts';
import { None } from '../../../ui/None.tsx';
import { PagedCard } from '../../../ui/PagedCard.tsx';
import { auditsQuery, pageSize } from '../queries.ts';
import { AuditRows } from './AuditRows.tsx';

/** What happened to one's signing in, the newest first. */
export function AuditCard() {
  const paging = useListPage('audits');
  const read = useQuery(auditsQuery(paging[0]));
  return (
    <PagedCard
      title="Audit History"
      read={read}
      paging={paging}
      limit={pageSize}
      empty={<None row>No events</None>}
      plain
    >
      {(audits) => <AuditRows audits={audits} />}
    </PagedCard>
  );
}
