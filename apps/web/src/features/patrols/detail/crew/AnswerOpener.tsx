import { ActionIcon } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { IconDotsVertical } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import classes from '../components/CrewCard.module.css';
import type { AnswerMenuProps } from '../crew.ts';

type AnswerOpenerProps = Pick<AnswerMenuProps, 'personId' | 'removing' | 'name' | 'may'> &
  ComponentPropsWithRef<'button'>;

/** The button of AnswerMenu; takes a button's other props too. */
export function AnswerOpener({ personId, removing, name, may, ref, ...button }: AnswerOpenerProps) {
  return (
    <ActionIcon
      {...button}
      ref={useMergedRef(ref, removing.rowRef(personId))}
      className={classes.lineAction}
      variant="subtle"
      aria-label={`${wordsOf(may)}: ${name}`}
    >
      <IconDotsVertical />
    </ActionIcon>
  );
}

function wordsOf({ answer, remove }: AnswerMenuProps['may']): string {
  if (answer) return 'Accept, decline or remove';
  return remove ? 'Remove' : 'Did not show';
}
