import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { recordIncidentTexts } from '../texts.ts';
import classes from './InvolvedGroup.module.css';

interface InvolvedGroupProps {
  /** `Person 1` */
  title: string;
  onRemove: () => void;
  children: ReactNode;
}

/** The fields of one person or vehicle involved in an incident. */
export function InvolvedGroup({ title, onRemove, children }: InvolvedGroupProps) {
  return (
    <fieldset className={classes.group} aria-label={title}>
      <div className={classes.head}>
        <b>{title}</b>
        <ActionIcon
          size="xl"
          variant="subtle"
          aria-label={recordIncidentTexts.remove({ what: title })}
          onClick={onRemove}
        >
          <IconX />
        </ActionIcon>
      </div>
      <div className={classes.fields}>{children}</div>
    </fieldset>
  );
}
