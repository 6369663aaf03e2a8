import { ActionIcon } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { IconDotsVertical } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import type { AnswerMenuProps } from '../crew.ts';
import classes from './CrewCard.module.css';

type AnswerOpenerProps = Pick<AnswerMenuProps, 'personId' | 'removing' | 'name'> &
  ComponentPropsWithRef<'button'>;

/** The button of AnswerMenu; other properties are a button's own. */
export function AnswerOpener({ personId, removing, name, ref, ...button }: AnswerOpenerProps) {
  const words = removing ? 'Accept, decline or remove' : 'Did not show';
  return (
    <ActionIcon
      {...button}
      ref={useMergedRef(ref, removing?.rowRef(personId))}
      className={classes.lineAction}
      variant="subtle"
      aria-label={`${words}: ${name}`}
    >
      <IconDotsVertical />
    </ActionIcon>
  );
}
