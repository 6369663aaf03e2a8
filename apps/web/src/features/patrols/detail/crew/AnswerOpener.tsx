import { ActionIcon } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { IconDotsVertical } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import classes from '../components/CrewCard.module.css';
import type { AnswerMenuProps } from '../crew.ts';

type AnswerOpenerProps = Pick<AnswerMenuProps, 'personId' | 'removing' | 'name'> &
  ComponentPropsWithRef<'button'>;

/** The button of AnswerMenu; takes a button's other props too. */
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
