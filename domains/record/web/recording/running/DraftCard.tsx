import { Alert } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { discardDraft } from '#lib/drafts/open-draft.ts';
import type { HalfTyped } from '../half-typed.ts';
import { recordPageTexts } from '../texts.ts';
import { DiscardButton } from './DiscardButton.tsx';
import classes from './Unsent.module.css';

interface DraftCardProps extends Pick<HalfTyped, 'id' | 'title' | 'text'> {
  /** When it was begun, and what becomes of it. */
  since: string;
  /** What else can be done with it. */
  children?: ReactNode;
}

/** What somebody began to write and has not saved, with a button that discards it after a question. */
export function DraftCard({ id, title, text, since, children }: DraftCardProps) {
  return (
    <Alert role="status" color="orange" icon={<IconPencil />} title={recordPageTexts.halfTyped({ title })}>
      <p>{since}</p>
      {text && <p className={classes.text}>{text}</p>}
      <div className={classes.buttons}>
        {children}
        <DiscardButton onDiscard={() => void discardDraft(id)}>{recordPageTexts.neverSaved}</DiscardButton>
      </div>
    </Alert>
  );
}
