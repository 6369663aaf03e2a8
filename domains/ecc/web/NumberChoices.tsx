import { Button, type ButtonProps } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import type { EccReplyCandidate, Patrol } from '#patrols/contract';
import { Filled } from '#texts/Filled.tsx';
import { actionTexts } from '#texts/shared.ts';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { useChooseNumber } from './enter-event-number.ts';
import classes from './NumberChoices.module.css';
import { eccNumberTexts, eccReplyTexts } from './texts.ts';

interface NumberChoicesProps extends Pick<ButtonProps, 'size'> {
  patrol: Patrol;
  candidates: readonly EccReplyCandidate[];
}

/** The event numbers in a mail, each with its sentence and a button that enters it (product 16.16). */
export function NumberChoices({ patrol, candidates, size }: NumberChoicesProps) {
  const { known, isChosen, sending, choose, question } = useChooseNumber(patrol);
  return (
    <>
      <ul className={classes.choices}>
        {candidates.map((candidate) => (
          <Choice
            key={candidate.policeEventNumber}
            candidate={candidate}
            chosen={isChosen(candidate.policeEventNumber)}
            busy={sending === candidate.policeEventNumber}
            size={size}
            onClick={() => choose(candidate.policeEventNumber)}
          />
        ))}
      </ul>
      <ConfirmDialog
        opened={question.opened}
        title={eccNumberTexts.askBeforeReplacing}
        choices={[
          { label: eccNumberTexts.keep({ number: known ?? '' }), tone: 'quiet', onClick: question.close },
          { label: actionTexts.replace, tone: 'primary', onClick: question.confirm },
        ]}
        onClose={question.close}
      >
        {eccNumberTexts.replacingMeans({ known: known ?? '', number: question.number })}
      </ConfirmDialog>
    </>
  );
}

interface ChoiceProps {
  candidate: EccReplyCandidate;
  chosen: boolean;
  busy: boolean;
  size: ButtonProps['size'];
  onClick: () => void;
}

/** After it was chosen it stays a button, so that the focus does not move. */
function Choice({ candidate: { policeEventNumber, sentence }, chosen, busy, size, onClick }: ChoiceProps) {
  const id = useId();
  return (
    <li className={classes.choice}>
      <p id={id} className={classes.sentence}>
        {sentence}
      </p>
      <Button
        fullWidth
        variant={chosen ? 'light' : 'default'}
        color={chosen ? 'green' : undefined}
        size={size}
        leftSection={chosen && <IconCheck />}
        aria-describedby={id}
        aria-busy={busy}
        aria-disabled={chosen}
        onClick={onClick}
      >
        <span>
          <Filled
            text={chosen ? eccReplyTexts.numberChosen : eccReplyTexts.useNumber}
            values={{ number: <span className={classes.number}>{policeEventNumber}</span> }}
          />
        </span>
      </Button>
    </li>
  );
}
