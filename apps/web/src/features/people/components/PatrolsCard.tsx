import { assignmentStatus } from '@patrolbook/contract';
import { useQuery } from '@tanstack/react-query';
import type { AssignedList } from '../../../lib/assigned-patrols.ts';
import { useListPage } from '../../../lib/list-page.ts';
import { None } from '../../../ui/None.tsx';
import { PagedCard } from '../../../ui/PagedCard.tsx';
import { PatrolRow } from '../../../ui/PatrolRow.tsx';
import { titleOf } from '../../../ui/patrol-title.ts';
import { RowList } from '../../../ui/RowList.tsx';
import { patrolsPageSize, personPatrolsQuery } from '../queries.ts';
import classes from './PatrolsCard.module.css';

interface PatrolsCardProps {
  personId: string;
  list: AssignedList;
  title: string;
  empty: string;
}

/** One of the two paged lists of a person's patrols. */
export function PatrolsCard({ personId, list, title, empty }: PatrolsCardProps) {
  const paging = useListPage(list);
  const read = useQuery(personPatrolsQuery(personId, list, paging[0]));
  return (
    <PagedCard
      title={title}
      read={read}
      paging={paging}
      limit={patrolsPageSize}
      empty={<None row>{empty}</None>}
    >
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
