import type { Session } from '@patrolbook/contract';
import { useRef } from 'react';
import { useRoles } from '../../../lib/auth.ts';
import type { PagedList } from '../../../lib/paged-list.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { None } from '../../../ui/None.tsx';
import { PagedCard } from '../../../ui/PagedCard.tsx';
import { pageSize } from '../queries.ts';
import { SessionRows } from './SessionRows.tsx';
import classes from './SessionsCard.module.css';

/** Where one is or was signed in, and an admin's way to the setting of this device. */
export function SessionsCard({ list }: { list: PagedList<Session> }) {
  const isAdmin = useRoles().includes('admin');
  const card = useRef<HTMLDivElement>(null);
  const device = isAdmin && (
    <ButtonLink to="/device" variant="default">
      Shared Device
    </ButtonLink>
  );
  return (
    <div ref={card} tabIndex={-1} className={classes.card}>
      <PagedCard
        title="Current Sessions"
        action={device}
        list={list}
        limit={pageSize}
        empty={<None row>No sessions</None>}
        plain
      >
        {(sessions) => (
          <SessionRows sessions={sessions} onRevoked={() => card.current?.focus({ preventScroll: true })} />
        )}
      </PagedCard>
    </div>
  );
}
