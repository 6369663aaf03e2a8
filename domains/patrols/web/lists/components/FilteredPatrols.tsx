import { Button } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { isAll, useListFilter } from '#lib/navigation/list-filter.ts';
import { listSortOf, useListSort } from '#lib/navigation/list-sort.ts';
import type { PrefetchContext } from '#lib/navigation/prefetch-context.ts';
import { periodText } from '#lib/time/period.ts';
import { directoryQuery } from '#people/web/directory.ts';
import { myProfileQuery, useZone } from '#people/web/profile.tsx';
import { actionTexts } from '#texts/shared.ts';
import { lazyPart } from '#ui/overlay/lazy-part.tsx';
import {
  narrowed,
  noPatrolFilter,
  type PatrolFilter,
  type PatrolList,
  patrolFilterOf,
} from '../patrol-filter.ts';
import { patrolSorts, patrolsQuery } from '../queries.ts';
import { FilterBar } from './FilterBar.tsx';
import { PatrolListView } from './PatrolListView.tsx';

const FilterFields = lazyPart(() => import('./FilterFields.tsx'), 'FilterFields');

/** Prefetches a list as its address narrows and sorts it. */
export function prefetchPatrols(list: PatrolList, { client, search, skip }: PrefetchContext): void {
  const filter = patrolFilterOf(list, search);
  const sort = listSortOf(search, patrolSorts[list]);
  const zone = client.getQueryData(myProfileQuery.queryKey)?.timeZone;
  void client.prefetchQuery(directoryQuery);
  // A period depends on the zone, which only a cold start does not know yet.
  if (zone || !periodText(filter))
    void client.prefetchQuery(patrolsQuery(list, skip(), { part: narrowed(filter, zone ?? ''), sort }));
}

interface FilteredPatrolsProps {
  list: PatrolList;
  /** Said when nothing matches the filter. */
  none: string;
  /** Shown instead of a list that is empty without a filter. */
  empty: ReactNode;
  /** The primary buttons. */
  action?: ReactNode;
  /** Shown above the first page, while nothing is left out. */
  lead?: ReactNode;
  /** Lets rows be chosen. */
  chooser?: ComponentProps<typeof PatrolListView>['chooser'];
  /** A button before that of the filter. */
  buttonOf?: (filter: PatrolFilter) => ReactNode;
}

/** One of the two lists, all of it or a part (product 7.11 and 7.15). */
export function FilteredPatrols({
  list,
  none,
  empty,
  action,
  lead,
  chooser,
  buttonOf,
}: FilteredPatrolsProps) {
  const zone = useZone();
  const client = useQueryClient();
  const [filter, change] = useListFilter((raw) => patrolFilterOf(list, raw));
  const [opened, setOpened] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const remove = (changes: PatrolFilter) => {
    change(changes);
    button.current?.focus();
  };
  const toggle = () => (opened ? setOpened(false) : void FilterFields.load().then(setOpened));
  const { sort } = useListSort(patrolSorts[list]);
  const prefetchChange = (changes: PatrolFilter) => {
    const part = narrowed({ ...filter, ...changes }, zone);
    void client.prefetchQuery(patrolsQuery(list, 0, { part, sort }));
  };
  return (
    <PatrolListView
      list={list}
      lead={isAll(filter) && lead}
      action={action}
      chooser={chooser}
      filter={{
        part: narrowed(filter, zone),
        none: isAll(filter) ? undefined : none,
        onClear: () => remove(noPatrolFilter),
        button: (
          <>
            {buttonOf?.(filter)}
            <FilterButton ref={button} opened={opened} fields={id} onClick={toggle} />
          </>
        ),
        fields: opened ? (
          <FilterFields list={list} id={id} filter={filter} onChange={change} />
        ) : (
          <FilterBar filter={filter} onChange={change} onRemove={remove} onIntent={prefetchChange} />
        ),
      }}
      empty={empty}
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
      {actionTexts.filter}
    </Button>
  );
}
