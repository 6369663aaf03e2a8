import type { PatrolListItem } from '@patrolbook/contract';
import type { ReactNode } from 'react';
import type { PagedList } from '../../../lib/paged-list.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { None } from '../../../ui/None.tsx';
import { PagedCard } from '../../../ui/PagedCard.tsx';
import { pageSize } from '../queries.ts';
import { RosterRows } from './RosterRows.tsx';

interface RosterCardProps {
  title: string;
  list: PagedList<PatrolListItem>;
  /** What stands there when there are none. */
  empty: { icon: ReactNode; text: string };
  /** Those that have a card of their own above, and are left out here. */
  except: ReadonlySet<string>;
  onAnswered: () => void;
}

/** One of the two paged lists of one's own patrols. */
export function RosterCard({ title, list, empty, except, onAnswered }: RosterCardProps) {
  return (
    <PagedCard
      title={title}
      list={list}
      limit={pageSize}
      empty={<EmptyState icon={empty.icon}>{empty.text}</EmptyState>}
    >
      {(patrols) => {
        const shown = patrols.filter(({ _id }) => !except.has(_id));
        return shown.length > 0 ? (
          <RosterRows patrols={shown} onAnswered={onAnswered} />
        ) : (
          <None row>No others</None>
        );
      }}
    </PagedCard>
  );
}
