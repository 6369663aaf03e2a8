import { Button } from '@mantine/core';
import type { AssignmentView } from '#crew/contract';
import { assignmentTexts } from '#crew/web/texts.ts';
import { messageOf } from '#lib/http/api-error.ts';
import { useNow } from '#lib/time/clock.ts';
import { isPast } from '#patrols/contract';
import { useUndoAnswer } from '../queries.ts';
import classes from './UndoAnswer.module.css';

interface UndoAnswerProps {
  view: AssignmentView;
  linkToken: string;
  onUndone: () => void;
}

/** How often to check whether the patrol has begun, in milliseconds. */
const checkInterval = 15_000;

/** Takes the answer back for a person who has pressed the wrong button; until the start (product 6.12). */
export function UndoAnswer({ view, linkToken, onUndone }: UndoAnswerProps) {
  const now = new Date(useNow(checkInterval)).toISOString();
  const undo = useUndoAnswer(linkToken);
  if (isPast(view.patrol, now)) return null;
  return (
    <div className={classes.undo}>
      <Button
        size="xl"
        variant="default"
        loading={undo.isPending}
        onClick={() => undo.mutate(undefined, { onSuccess: onUndone })}
      >
        {assignmentTexts.undo}
      </Button>
      {undo.error && <p role="alert">{assignmentTexts.unableToUndo({ reason: messageOf(undo.error) })}</p>}
    </div>
  );
}
