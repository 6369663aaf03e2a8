import { ActionIcon, Menu } from '@mantine/core';
import { assignmentStatus, canAccept, canDecline, formatName } from '@patrolbook/contract';
import { IconCheck, IconDotsVertical, IconTrash, IconX } from '@tabler/icons-react';
import { useDirectory } from '../../../lib/directory.ts';
import { PersonLookup } from '../../../ui/PersonLookup.tsx';
import { Row, RowList } from '../../../ui/RowList.tsx';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import type { CrewLineProps, CrewListProps } from '../crew.ts';
import { useAccept, useDecline } from '../queries.ts';
import classes from './CrewCard.module.css';
import type { Leaving } from './RemoveDialog.tsx';

/** The patrollers on a phone; admins answer for them in a menu. */
export function PatrollerRows({ patrolId, crew, onRemove }: CrewListProps) {
  return (
    <RowList>
      {crew.map((member) => (
        <Row key={member.personId}>
          <Line {...member} patrolId={patrolId} onRemove={onRemove} />
        </Row>
      ))}
    </RowList>
  );
}

function Line({ patrolId, personId, assignment, onRemove }: CrewLineProps) {
  const lookup = useDirectory()(personId);
  const name = lookup.data ? formatName(lookup.data) : 'this person';
  return (
    <div className={classes.line}>
      <span className={classes.lineName}>
        <PersonLookup lookup={lookup} />
      </span>
      <StatusChip status={assignmentStatus(assignment)} />
      {onRemove && <AnswerMenu {...{ patrolId, personId, assignment, name, onRemove }} />}
    </div>
  );
}

type AnswerMenuProps = CrewLineProps & { name: string; onRemove: (who: Leaving) => void };

function AnswerMenu({ patrolId, personId, assignment, name, onRemove }: AnswerMenuProps) {
  const accept = useAccept(patrolId, personId);
  const decline = useDecline(patrolId, personId);
  return (
    <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon
          className={classes.lineAction}
          variant="subtle"
          aria-label={`Accept, decline or remove ${name}`}
          loading={accept.isPending || decline.isPending}
        >
          <IconDotsVertical />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {canAccept(assignment) && (
          <Menu.Item leftSection={<IconCheck />} onClick={() => accept.mutate()}>
            Accept
          </Menu.Item>
        )}
        {canDecline(assignment) && (
          <Menu.Item leftSection={<IconX />} onClick={() => decline.mutate()}>
            Decline
          </Menu.Item>
        )}
        <Menu.Item
          className={classes.danger}
          leftSection={<IconTrash />}
          onClick={() => onRemove({ id: personId, name })}
        >
          Remove
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
