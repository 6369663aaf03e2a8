import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useRoles } from '../../../lib/auth.ts';
import { useListPage } from '../../../lib/list-page.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { ErrorCard } from '../../../ui/ErrorCard.tsx';
import { LedgerCard } from '../../../ui/LedgerCard.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { RowSkeletons } from '../../../ui/RowSkeletons.tsx';
import { pageSize, sessionsQuery } from '../queries.ts';
import classes from './Cards.module.css';
import { SessionRows } from './SessionRows.tsx';

/** Where one is or was signed in, and an admin's way to the setting of this device. */
export function SessionsCard() {
  const [skip, setSkip] = useListPage('sessions');
  const { data, error, refetch } = useQuery(sessionsQuery(skip));
  const isAdmin = useRoles().includes('admin');
  const card = useRef<HTMLDivElement>(null);
  if (error && !data) {
    return <ErrorCard title="Unable to load sessions" error={error} onRetry={() => void refetch()} />;
  }
  const device = isAdmin && (
    <ButtonLink to="/device" variant="default">
      Shared Device
    </ButtonLink>
  );
  return (
    <div ref={card} tabIndex={-1} className={classes.card}>
      <LedgerCard title="Current Sessions" action={device}>
        {!data && <RowSkeletons plain />}
        {data?.matches === 0 && <p className={classes.none}>No sessions</p>}
        {data && data.items.length > 0 && (
          <SessionRows sessions={data.items} onRevoked={() => card.current?.focus({ preventScroll: true })} />
        )}
        {data && (
          <Pager
            label="Pages of sessions"
            skip={skip}
            limit={pageSize}
            matches={data.matches}
            onSkip={setSkip}
          />
        )}
      </LedgerCard>
    </div>
  );
}
