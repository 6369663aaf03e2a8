import { ActionIcon, Menu } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { canAccept, canDecline } from '@patrolbook/contract';
import { IconCheck, IconDotsVertical, IconTrash, IconUserX, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import type { CrewLineProps } from '../crew.ts';
import { useAnswerFor, useSetDidNotShow } from '../queries.ts';
import classes from './CrewCard.module.css';
import { didNotShowLabel } from './DidNotShowButton.tsx';

type AnswerMenuProps = CrewLineProps & { name: string };

/** On a phone, what an admin may do with somebody on the crew. */
export function AnswerMenu(props: AnswerMenuProps) {
  const { personId, name, removing, markable } = props;
  const opener = useRef<HTMLButtonElement>(null);
  const ref = useMergedRef(opener, removing?.rowRef(personId));
  const words = removing ? 'Accept, decline or remove' : 'Did not show';
  return (
    <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon
          ref={ref}
          className={classes.lineAction}
          variant="subtle"
          aria-label={`${words}: ${name}`}
        >
          <IconDotsVertical />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {removing && <AnswerItems {...props} />}
        {removing && (
          <Menu.Item
            className={classes.danger}
            leftSection={<IconTrash />}
            onClick={() => {
              // The dialog gives the focus back to whatever has it now, and this item goes with the menu.
              opener.current?.focus();
              removing.ask({ id: personId, name });
            }}
          >
            Remove
          </Menu.Item>
        )}
        {markable && <DidNotShowItem {...props} />}
      </Menu.Dropdown>
    </Menu>
  );
}

function AnswerItems({ patrolId, personId, assignment }: AnswerMenuProps) {
  const answer = useAnswerFor(patrolId, personId);
  return (
    <>
      {canAccept(assignment) && (
        <Menu.Item leftSection={<IconCheck />} onClick={() => answer.mutate('accepted')}>
          Accept
        </Menu.Item>
      )}
      {canDecline(assignment) && (
        <Menu.Item leftSection={<IconX />} onClick={() => answer.mutate('declined')}>
          Decline
        </Menu.Item>
      )}
    </>
  );
}

function DidNotShowItem({ patrolId, personId, assignment }: AnswerMenuProps) {
  const mark = useSetDidNotShow(patrolId, personId);
  return (
    <Menu.Item leftSection={<IconUserX />} onClick={() => mark.mutate(!assignment.didNotShow)}>
      {didNotShowLabel(assignment)}
    </Menu.Item>
  );
}
