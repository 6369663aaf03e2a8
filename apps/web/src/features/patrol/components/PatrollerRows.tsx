import { assignmentStatus, formatName } from '@patrolbook/contract';
import { useDirectory } from '../../../lib/directory.ts';
import { PersonLookup } from '../../../ui/PersonLookup.tsx';
import { Row, RowList } from '../../../ui/RowList.tsx';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import type { CrewLineProps, CrewListProps } from '../crew.ts';
import { AnswerMenu } from './AnswerMenu.tsx';
import classes from './CrewCard.module.css';

/** The patrollers on a phone; admins answer for them in a menu. */
export function PatrollerRows({ patrolId, crew, removing }: CrewListProps) {
  return (
    <RowList>
      {crew.map((member) => (
        <Row key={member.personId}>
          <Line {...{ ...member, patrolId, removing }} />
        </Row>
      ))}
    </RowList>
  );
}

function Line(line: CrewLineProps) {
  const lookup = useDirectory()(line.personId);
  const hasMenu = line.removing !== undefined || line.markable;
  return (
    <div className={classes.line}>
      <span className={classes.lineName}>
        <PersonLookup lookup={lookup} />
      </span>
      <StatusChip status={assignmentStatus(line.assignment)} />
      {hasMenu && <AnswerMenu {...line} name={lookup.data ? formatName(lookup.data) : 'this person'} />}
    </div>
  );
}
