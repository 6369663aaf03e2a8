import type { Audit } from '#accounts/contract';
import { sessionTexts } from '#accounts/web/texts.ts';
import { pageSize } from '#lib/navigation/list-page.ts';
import { type PagedList, usePagedList } from '#lib/navigation/paged-list.ts';
import type { PrefetchContext } from '#lib/navigation/prefetch-context.ts';
import { isLate } from '#people/web/late.ts';
import { useProfile } from '#people/web/profile.tsx';
import { EmptyText } from '#ui/display/EmptyText.tsx';
import { CardSkeletons } from '#ui/feedback/CardSkeletons.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { PagedCard } from '#ui/list/PagedCard.tsx';
import { calendarQuery } from '../../calendar.ts';
import { PasswordCard } from '../../PasswordCard.tsx';
import { AuditRows } from '../components/AuditRows.tsx';
import { CalendarLinkCard } from '../components/CalendarLinkCard.tsx';
import { SessionsCard } from '../components/SessionsCard.tsx';
import { PasskeysCard } from '../passkeys/PasskeysCard.tsx';
import { auditsQuery, sessionsQuery } from '../queries.ts';
import { secondStepQuery } from '../second-step/queries.ts';
import { SecondStepCard } from '../second-step/SecondStepCard.tsx';

export function prefetch({ client, skip, roles }: PrefetchContext): void {
  if (!roles.includes('sa')) void client.prefetchQuery(calendarQuery);
  void client.prefetchQuery(secondStepQuery);
  void client.prefetchQuery(sessionsQuery(skip('sessions')));
  void client.prefetchQuery(auditsQuery(skip('audits')));
}

/** Security: the user's password, passkeys, second step, calendar address, sessions and audit history, for every role (product 14.7). */
export function SecurityPage() {
  const profile = useProfile();
  const isMember = profile.organizationId !== null && !isLate(profile);
  const sessions = usePagedList(sessionsQuery, 'sessions');
  const audits = usePagedList(auditsQuery, 'audits');
  if (sessions.read.isPending || audits.read.isPending) return <CardSkeletons plain />;
  return (
    <Page>
      <PasswordCard />
      <PasskeysCard />
      <SecondStepCard />
      {isMember && <CalendarLinkCard />}
      <SessionsCard list={sessions} />
      <AuditCard list={audits} />
    </Page>
  );
}

/** The user's audit history, newest first. */
function AuditCard({ list }: { list: PagedList<Audit> }) {
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
