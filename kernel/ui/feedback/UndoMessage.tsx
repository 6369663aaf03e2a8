import { Button } from '@mantine/core';
import { type FocusEvent, useRef } from 'react';
import { actionTexts } from '#texts/shared.ts';
import classes from './UndoMessage.module.css';

/** How what a toast reports is undone. */
export interface Undo {
  onUndo: () => void;
  /** An unexpected consequence of undoing: whom it mails. */
  consequence?: string | undefined;
}

interface UndoMessageProps extends Undo {
  message: string;
}

/** The message of a toast with Undo. The focus returns to where it was, since the button goes with the toast. */
export function UndoMessage({ message, consequence, onUndo }: UndoMessageProps) {
  const before = useRef<EventTarget>(null);
  const remember = ({ relatedTarget }: FocusEvent) => {
    before.current = relatedTarget;
  };
  const undo = () => {
    if (before.current instanceof HTMLElement) before.current.focus();
    onUndo();
  };
  return (
    <div className={classes.message}>
      <div>
        {message}
        {consequence && <p className={classes.consequence}>{consequence}</p>}
      </div>
      <Button variant="default" onFocus={remember} onClick={undo}>
        {actionTexts.undo}
      </Button>
    </div>
  );
}
