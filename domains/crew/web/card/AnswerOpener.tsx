import { ActionIcon } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { IconDotsVertical } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import { patrolCrewTexts } from '../texts.ts';
import classes from './CrewCard.module.css';
import type { AnswerMenuProps } from './crew.ts';

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
      aria-label={patrolCrewTexts.actionsFor(firstOf(may), { name })}
    >
      <IconDotsVertical />
    </ActionIcon>
  );
}

function firstOf({ answer, remove }: AnswerMenuProps['may']) {
  if (answer) return 'answer';
  return remove ? 'remove' : 'mark';
}
