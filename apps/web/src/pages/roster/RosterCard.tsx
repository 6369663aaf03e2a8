import type { ReactNode } from 'react';
import { pageSize } from '#lib/navigation/list-page.ts';
import type { PagedList } from '#lib/navigation/paged-list.ts';
import type { PatrolListItem } from '#patrols/contract';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { PagedCard } from '#ui/list/PagedCard.tsx';
import { RosterRows } from './RosterRows.tsx';

interface RosterCardProps {
  title: string;
  list: PagedList<PatrolListItem>;
  /** Shown when there are none. */
  empty: { icon: ReactNode; text: string };
  action?: ReactNode;
  onAnswered: () => void;
}

/** One of the two paged lists of the user's own patrols. */
export function RosterCard({ title, list, empty, action, onAnswered }: RosterCardProps) {
  return (
    <PagedCard
      title={title}
      list={list}
      action={action}
      limit={pageSize}
      empty={<EmptyState icon={empty.icon}>{empty.text}</EmptyState>}
    >
      {(patrols) => <RosterRows patrols={patrols} onAnswered={onAnswered} />}
    </PagedCard>
  );
}
