import { assignmentStatus, type PatrolListItem } from '@patrolbook/contract';
import type { PagedList } from '../../../lib/paged-list.ts';
import { None } from '../../../ui/None.tsx';
import { PagedCard } from '../../../ui/PagedCard.tsx';
import { PatrolRow } from '../../../ui/PatrolRow.tsx';
import { titleOf } from '../../../ui/patrol-title.ts';
import { RowList } from '../../../ui/RowList.tsx';
import { patrolsPageSize } from '../queries.ts';
import classes from './PatrolsCard.module.css';

interface PatrolsCardProps {
  personId: string;
  title: string;
  list: PagedList<PatrolListItem>;
  /** What stands there when there are none. */
  empty: string;
}

/** One of the two paged lists of a person's patrols. */
export function PatrolsCard({ personId, title, list, empty }: PatrolsCardProps) {
  return (
    <PagedCard title={title} list={list} limit={patrolsPageSize} empty={<None row>{empty}</None>}>
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
