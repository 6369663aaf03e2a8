import type { Audit } from '@patrolbook/contract';
import type { ComponentProps } from 'react';
import { None } from '../../../ui/None.tsx';
import { PagedCard } from '../../../ui/PagedCard.tsx';
import { pageSize } from '../queries.ts';
import { AuditRows } from './AuditRows.tsx';

type AuditCardProps = Pick<ComponentProps<typeof PagedCard<Audit>>, 'read' | 'paging'>;

/** What happened to one's signing in, the newest first. */
export function AuditCard({ read, paging }: AuditCardProps) {
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
