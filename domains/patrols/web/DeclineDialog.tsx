import type { PatrolType } from '#patrols/contract';
import { actionTexts } from '#texts/shared.ts';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { patrolTexts } from './texts.ts';

interface DeclineDialogProps {
  opened: boolean;
  type: PatrolType;
  /** Names the patrol where the page does not show it: `Regular patrol, Sat 5 Dec 2026, 21:00`. */
  patrol?: string;
  /** Declining is what the user came for, so Yes is the main button. */
  expected?: boolean;
  onDecline: () => void;
  /** What can be done instead: others are asked to take over, or to change places. */
  instead?: { ask: () => void; propose: () => void };
  onClose: () => void;
}

/** Asks Yes or No before an assignment is declined (product 6.8). */
export function DeclineDialog({
  opened,
  type,
  patrol,
  expected,
  onDecline,
  instead,
  onClose,
}: DeclineDialogProps) {
  return (
    <ConfirmDialog
      opened={opened}
      title={patrolTexts.declineTitle(type)}
      sideBySide={!instead}
      choices={[
        { label: actionTexts.no, onClick: onClose },
        ...(instead
          ? [
              { label: patrolTexts.askForCover, onClick: instead.ask },
              { label: patrolTexts.proposeSwap, onClick: instead.propose },
            ]
          : []),
        expected
          ? { label: patrolTexts.yesDecline, tone: 'primary', onClick: onDecline }
          : { label: actionTexts.yes, tone: 'danger', onClick: onDecline },
      ]}
      onClose={onClose}
    >
      {patrol && (
        <p>
          <b>{patrol}</b>
        </p>
      )}
      <p>{patrolTexts.declineMeans}</p>
    </ConfirmDialog>
  );
}
