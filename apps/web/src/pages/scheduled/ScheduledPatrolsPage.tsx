import { IconCalendarPlus } from '@tabler/icons-react';
import type { PrefetchContext } from '#lib/navigation/prefetch-context.ts';
import { FilteredPatrols, prefetchPatrols } from '#patrols/web/lists/components/FilteredPatrols.tsx';
import { NoPatrols } from '#patrols/web/lists/components/NoPatrols.tsx';
import { ScheduledActions } from '#patrols/web/lists/components/ScheduledActions.tsx';
import { patrolListsTexts } from '#patrols/web/texts.ts';
import { ChoosingRows } from '#planning/web/selection/ChoosingRows.tsx';

export function prefetch(context: PrefetchContext): void {
  prefetchPatrols('scheduled', context);
}

/** The upcoming patrols, soonest first (product 7.2), all of them or some (product 7.15). */
export function ScheduledPatrolsPage() {
  return (
    <FilteredPatrols
      list="scheduled"
      none={patrolListsTexts.noScheduledMatches}
      action={<ScheduledActions />}
      chooser={ChoosingRows}
      empty={
        <NoPatrols icon={<IconCalendarPlus />} title={patrolListsTexts.noScheduled} quiet>
          {patrolListsTexts.noScheduledMeans}
        </NoPatrols>
      }
    />
  );
}
