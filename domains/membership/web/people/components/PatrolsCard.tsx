import { pageSize } from '#lib/navigation/list-page.ts';
import type { PagedList } from '#lib/navigation/paged-list.ts';
import { assignmentStatus, type PatrolListItem } from '#patrols/contract';
import { titleOf } from '#patrols/web/patrol-text.ts';
import { PatrolRow } from '#patrols/web/rows/PatrolRow.tsx';
import { EmptyText } from '#ui/display/EmptyText.tsx';
import { RowList } from '#ui/layout/RowList.tsx';
import { PagedCard } from '#ui/list/PagedCard.tsx';
import classes from './PatrolsCard.module.css';

interface PatrolsCardProps {
  personId: string;
  title: string;
  list: PagedList<PatrolListItem>;
  /** Shown when there are none. */
  empty: string;
}

/** One of the two paged lists of a person's patrols. */
export function PatrolsCard({ personId, title, list, empty }: PatrolsCardProps) {
  return (
    <PagedCard title={title} list={list} limit={pageSize} empty={<EmptyText row>{empty}</EmptyText>}>
      {(patrols) => (
        <RowList>
          {patrols.map((patrol) => {
            const assignment = patrol.patrollers[personId];
            return (
              <PatrolRow key={patrol._id} patrol={patrol} status={assignment && assignmentStatus(assignment)}>
                <div className={classes.name}>{titleOf(patrol)}</div>
              </PatrolRow>
            );
          })}
        </RowList>
      )}
    </PagedCard>
  );
}
