import { useRef } from 'react';
import type { Session } from '#accounts/contract';
import { sessionTexts } from '#accounts/web/texts.ts';
import { useRoles } from '#lib/auth/auth.ts';
import { pageSize } from '#lib/navigation/list-page.ts';
import type { PagedList } from '#lib/navigation/paged-list.ts';
import { titleTexts } from '#texts/titles.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { EmptyText } from '#ui/display/EmptyText.tsx';
import { PagedCard } from '#ui/list/PagedCard.tsx';
import { SessionRows } from './SessionRows.tsx';
import classes from './SessionsCard.module.css';

/** The user's sessions, and for admins a link to the setting of this device. */
export function SessionsCard({ list }: { list: PagedList<Session> }) {
  const isAdmin = useRoles().includes('admin');
  const card = useRef<HTMLDivElement>(null);
  const device = isAdmin && (
    <ButtonLink to="/device" variant="default">
      {titleTexts.sharedDevice}
    </ButtonLink>
  );
  return (
    <div ref={card} tabIndex={-1} className={classes.card}>
      <PagedCard
        title={sessionTexts.title}
        action={device}
        list={list}
        limit={pageSize}
        empty={<EmptyText row>{sessionTexts.none}</EmptyText>}
        plain
      >
        {(sessions) => (
          <SessionRows sessions={sessions} onRevoked={() => card.current?.focus({ preventScroll: true })} />
        )}
      </PagedCard>
    </div>
  );
}
