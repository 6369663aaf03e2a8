import { Button } from '@mantine/core';
import { IconFilter, IconHistory } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type Ref, useId, useRef, useState } from 'react';
import { directoryQuery } from '../../../../domain/people/directory.ts';
import { myProfileQuery, useZone } from '../../../../domain/profile/profile.tsx';
import { isAll, useListFilter } from '../../../../lib/navigation/list-filter.ts';
import { listSortOf, useListSort } from '../../../../lib/navigation/list-sort.ts';
import type { PrefetchContext } from '../../../../lib/navigation/prefetch-context.ts';
import { periodText } from '../../../../lib/time/period.ts';
import { lazyPart } from '../../../../ui/overlay/lazy-part.tsx';
import { FilterBar } from '../components/FilterBar.tsx';
import { NoPatrols } from '../components/NoPatrols.tsx';
import { PatrolListView } from '../components/PatrolListView.tsx';
import { ReportLink } from '../components/ReportLink.tsx';
import { SummaryCard } from '../components/SummaryCard.tsx';
import { narrowed, noPastFilter, type PastFilter, pastFilterOf } from '../past-filter.ts';
import { patrolSorts, patrolsQuery, summaryQuery } from '../queries.ts';

export function prefetch({ client, search, skip }: PrefetchContext): void {
  const filter = pastFilterOf(search);
  const sort = listSortOf(search, patrolSorts.past);
  const zone = client.getQueryData(myProfileQuery.queryKey)?.timeZone;
  void client.prefetchQuery(directoryQuery);
  if (isAll(filter) && skip() === 0) void client.prefetchQuery(summaryQuery);
  // A period depends on the zone, which only a cold start does not know yet.
  if (zone || !periodText(filter))
    void client.prefetchQuery(patrolsQuery('past', skip(), { part: narrowed(filter, zone ?? ''), sort }));
}

const FilterFields = lazyPart(() => import('../components/FilterFields.tsx'), 'FilterFields');

/** The patrols whose start has passed, latest first (product 5.7 and 7.2), all of them or some (product 7.11). */
export function PastPatrolsPage() {
  const zone = useZone();
  const client = useQueryClient();
  const [filter, change] = useListFilter(pastFilterOf);
  const [opened, setOpened] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const remove = (changes: PastFilter) => {
    change(changes);
    button.current?.focus();
  };
  const toggle = () => (opened ? setOpened(false) : void FilterFields.load().then(setOpened));
  const { sort } = useListSort(patrolSorts.past);
  const prefetchChange = (changes: PastFilter) => {
    const part = narrowed({ ...filter, ...changes }, zone);
    void client.prefetchQuery(patrolsQuery('past', 0, { part, sort }));
  };
  return (
    <PatrolListView
      list="past"
      lead={isAll(filter) && <SummaryCard />}
      filter={{
        part: narrowed(filter, zone),
        none: isAll(filter) ? undefined : 'No past patrol matches this filter.',
        onClear: () => remove(noPastFilter),
        button: (
          <>
            <ReportLink filter={filter} />
            <FilterButton ref={button} opened={opened} fields={id} onClick={toggle} />
          </>
        ),
        fields: opened ? (
          <FilterFields id={id} filter={filter} onChange={change} />
        ) : (
          <FilterBar filter={filter} onChange={change} onRemove={remove} onIntent={prefetchChange} />
        ),
      }}
      empty={
        <NoPatrols icon={<IconHistory />} title="No Past Patrols">
          No patrols were found in the past.
        </NoPatrols>
      }
    />
  );
}

interface FilterButtonProps {
  ref: Ref<HTMLButtonElement>;
  opened: boolean;
  /** The id of the fields that it opens and closes. */
  fields: string;
  onClick: () => void;
}

function FilterButton({ ref, opened, fields, onClick }: FilterButtonProps) {
  return (
    <Button
      ref={ref}
      variant="default"
      leftSection={<IconFilter />}
      aria-expanded={opened}
      aria-controls={opened ? fields : undefined}
      onClick={onClick}
    >
      Filter
    </Button>
  );
}
