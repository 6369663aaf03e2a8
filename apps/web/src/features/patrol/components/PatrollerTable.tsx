import { assignmentStatus, formatName } from '@patrolbook/contract';
import { useDirectory } from '../../../lib/directory.ts';
import { LedgerTable } from '../../../ui/LedgerTable.tsx';
import { PersonLookup } from '../../../ui/PersonLookup.tsx';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import type { CrewLineProps, CrewListProps } from '../crew.ts';
import { AnswerButtons } from './AnswerButtons.tsx';
import classes from './CrewCard.module.css';
import { DidNotShowButton } from './DidNotShowButton.tsx';
import { RemoveButton } from './RemoveButton.tsx';

const head = ['Name', 'Phone', 'Email', 'Status'];

/** The patrollers on a wide screen; admins answer for them with words. */
export function PatrollerTable({ patrolId, crew, removing }: CrewListProps) {
  const hasActions = removing !== undefined || crew.some(({ markable }) => markable);
  return (
    <LedgerTable head={hasActions ? [...head, ''] : head}>
      {crew.map((member) => (
        <Line key={member.personId} {...{ ...member, patrolId, removing, hasActions }} />
      ))}
    </LedgerTable>
  );
}

function Line(line: CrewLineProps & { hasActions: boolean }) {
  const lookup = useDirectory()(line.personId);
  return (
    <tr>
      <td className={classes.name}>
        <PersonLookup lookup={lookup} />
      </td>
      <td className={classes.phone}>{lookup.data?.phone}</td>
      <td className={classes.email}>{lookup.data?.email}</td>
      <td>
        <StatusChip status={assignmentStatus(line.assignment)} />
      </td>
      {line.hasActions && (
        <td className={classes.actions} data-screen-only>
          <Actions {...line} name={lookup.data ? formatName(lookup.data) : 'this person'} />
        </td>
      )}
    </tr>
  );
}

function Actions({ removing, markable, ...who }: CrewLineProps & { name: string }) {
  if (removing)
    return (
      <>
        <AnswerButtons {...who} />
        <RemoveButton
          ref={removing.rowRef(who.personId)}
          name={who.name}
          onClick={() => removing.ask({ id: who.personId, name: who.name })}
        />
      </>
    );
  return markable && <DidNotShowButton {...who} />;
}
