import { Button } from '@mantine/core';
import { assignmentStatus, canAccept, canDecline, formatName } from '@patrolbook/contract';
import { useDirectory } from '../../../lib/directory.ts';
import { LedgerTable } from '../../../ui/LedgerTable.tsx';
import { PersonLookup } from '../../../ui/PersonLookup.tsx';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import type { CrewLineProps, CrewListProps } from '../crew.ts';
import { useAccept, useDecline } from '../queries.ts';
import classes from './CrewCard.module.css';
import { RemoveButton } from './RemoveButton.tsx';

const head = ['Name', 'Phone', 'Email', 'Status'];

/** The patrollers on a wide screen; admins answer for them with words. */
export function PatrollerTable({ patrolId, crew, onRemove }: CrewListProps) {
  return (
    <LedgerTable head={onRemove ? [...head, ''] : head}>
      {crew.map((member) => (
        <Line key={member.personId} {...member} patrolId={patrolId} onRemove={onRemove} />
      ))}
    </LedgerTable>
  );
}

function Line({ patrolId, personId, assignment, onRemove }: CrewLineProps) {
  const lookup = useDirectory()(personId);
  const name = lookup.data ? formatName(lookup.data) : 'this person';
  return (
    <tr>
      <td className={classes.name}>
        <PersonLookup lookup={lookup} />
      </td>
      <td className={classes.phone}>{lookup.data?.phone}</td>
      <td className={classes.email}>{lookup.data?.email}</td>
      <td>
        <StatusChip status={assignmentStatus(assignment)} />
      </td>
      {onRemove && (
        <td className={classes.actions}>
          <AnswerButtons {...{ patrolId, personId, assignment, name }} />
          <RemoveButton name={name} onClick={() => onRemove({ id: personId, name })} />
        </td>
      )}
    </tr>
  );
}

type AnswerButtonsProps = Omit<CrewLineProps, 'onRemove'> & { name: string };

/** Each keeps its place when it does not apply: otherwise a double click would land on the other one. */
function AnswerButtons({ patrolId, personId, assignment, name }: AnswerButtonsProps) {
  const accept = useAccept(patrolId, personId);
  const decline = useDecline(patrolId, personId);
  return (
    <>
      <Button
        className={classes.accept}
        data-gone={!canAccept(assignment) || undefined}
        variant="subtle"
        aria-label={`Accept for ${name}`}
        loading={accept.isPending}
        onClick={() => accept.mutate()}
      >
        Accept
      </Button>
      <Button
        data-gone={!canDecline(assignment) || undefined}
        variant="subtle"
        aria-label={`Decline for ${name}`}
        loading={decline.isPending}
        onClick={() => decline.mutate()}
      >
        Decline
      </Button>
    </>
  );
}
