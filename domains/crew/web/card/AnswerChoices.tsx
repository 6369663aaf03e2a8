import { Menu } from '@mantine/core';
import { IconCheck, IconTrash, IconUserX, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { canAccept, canDecline } from '#crew/contract';
import { actionTexts } from '#texts/shared.ts';
import { AnswerOpener } from './AnswerOpener.tsx';
import classes from './CrewCard.module.css';
import type { AnswerMenuProps } from './crew.ts';
import { useAnswerFor, useSetDidNotShow } from './crew-changes.ts';
import { didNotShowLabel } from './DidNotShowButton.tsx';
import '#ui/overlay/overlay.css';

/** The loaded AnswerMenu. Opens at once, and takes over the focus from the button that it replaces. */
export function AnswerChoices(props: AnswerMenuProps) {
  const { personId, name, may, removing } = props;
  const opener = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    opener.current?.focus();
    setOpened(true);
  }, []);
  return (
    <Menu opened={opened} onChange={setOpened} position="bottom-end" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <AnswerOpener ref={opener} personId={personId} name={name} may={may} removing={removing} />
      </Menu.Target>
      <Menu.Dropdown>
        {may.answer && <AnswerItems {...props} />}
        {may.remove && (
          <Menu.Item
            className={classes.danger}
            leftSection={<IconTrash />}
            onClick={() => {
              // The dialog returns the focus to the element that has it now, and this item is about to unmount.
              opener.current?.focus();
              removing.ask({ id: personId, name });
            }}
          >
            {actionTexts.remove}
          </Menu.Item>
        )}
        {may.mark && <DidNotShowItem {...props} />}
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
          {actionTexts.accept}
        </Menu.Item>
      )}
      {canDecline(assignment) && (
        <Menu.Item leftSection={<IconX />} onClick={() => answer.mutate('declined')}>
          {actionTexts.decline}
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
