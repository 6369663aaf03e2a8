import type { Audit } from '#accounts/contract';
import { sessionTexts } from '#accounts/web/texts.ts';
import { pageSize } from '#lib/navigation/list-page.ts';
import type { PagedList } from '#lib/navigation/paged-list.ts';
import { EmptyText } from '#ui/display/EmptyText.tsx';
import { PagedCard } from '#ui/list/PagedCard.tsx';
import { AuditRows } from './AuditRows.tsx';

/** The user's audit history, newest first. */
export function AuditCard({ list }: { list: PagedList<Audit> }) {
  return (
    <PagedCard
      title={sessionTexts.history}
      list={list}
      limit={pageSize}
      empty={<EmptyText row>{sessionTexts.noEvents}</EmptyText>}
      plain
    >
      {(audits) => <AuditRows audits={audits} />}
    </PagedCard>
  );
}
