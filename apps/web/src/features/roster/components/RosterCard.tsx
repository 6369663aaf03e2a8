import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useListPage } from '../../../lib/list-page.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorCard } from '../../../ui/ErrorCard.tsx';
import { LedgerCard } from '../../../ui/LedgerCard.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { RowList } from '../../../ui/RowList.tsx';
import { RowSkeletons } from '../../../ui/RowSkeletons.tsx';
import { pageSize, type RosterList, rosterQuery } from '../queries.ts';
import classes from './RosterCard.module.css';
import { RosterRow } from './RosterRow.tsx';

interface RosterCardProps {
  list: RosterList;
  title: string;
  /** What stands there when there are none. */
  empty: { icon: ReactNode; text: string };
  /** The next patrol has a card of its own and is left out here; undefined while it is not yet known which it is. */
  except: string | null | undefined;
  onAnswered: () => void;
}

/** One of the two paged lists of one's own patrols. */
export function RosterCard({ list, title, empty, except, onAnswered }: RosterCardProps) {
  const [skip, setSkip] = useListPage(list);
  const { data, error, refetch } = useQuery(rosterQuery(list, skip));
  if (error && !data) {
    return (
      <ErrorCard
        title={`Unable to load ${title.toLowerCase()}`}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data || except === undefined) {
    return (
      <LedgerCard title={title}>
        <RowSkeletons />
      </LedgerCard>
    );
  }
  const shown = data.items.filter(({ _id }) => _id !== except);
  return (
    <LedgerCard title={title}>
      {data.matches === 0 && <EmptyState icon={empty.icon}>{empty.text}</EmptyState>}
      {data.matches === 1 && shown.length === 0 && <p className={classes.none}>No others</p>}
      {shown.length > 0 && (
        <RowList>
          {shown.map((patrol) => (
            <RosterRow key={patrol._id} patrol={patrol} onAnswered={onAnswered} />
          ))}
        </RowList>
      )}
      <Pager
        label={`Pages of ${title.toLowerCase()}`}
        skip={skip}
        limit={pageSize}
        matches={data.matches}
        onSkip={setSkip}
      />
    </LedgerCard>
  );
}
