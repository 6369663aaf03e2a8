import { useQuery } from '@tanstack/react-query';
import { useListPage } from '../../../lib/list-page.ts';
import { ErrorCard } from '../../../ui/ErrorCard.tsx';
import { LedgerCard } from '../../../ui/LedgerCard.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { RowSkeletons } from '../../../ui/RowSkeletons.tsx';
import { auditsQuery, pageSize } from '../queries.ts';
import { AuditRows } from './AuditRows.tsx';
import classes from './Cards.module.css';

/** What happened to one's signing in, the newest first. */
export function AuditCard() {
  const [skip, setSkip] = useListPage('audits');
  const { data, error, refetch } = useQuery(auditsQuery(skip));
  if (error && !data) {
    return <ErrorCard title="Unable to load audit history" error={error} onRetry={() => void refetch()} />;
  }
  return (
    <LedgerCard title="Audit History">
      {!data && <RowSkeletons plain />}
      {data?.matches === 0 && <p className={classes.none}>No events</p>}
      {data && data.items.length > 0 && <AuditRows audits={data.items} />}
      {data && (
        <Pager
          label="Pages of audit history"
          skip={skip}
          limit={pageSize}
          matches={data.matches}
          onSkip={setSkip}
        />
      )}
    </LedgerCard>
  );
}
