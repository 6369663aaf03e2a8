import type { PatrolListItem } from '@patrolbook/contract';
import { DutyButtons } from '../../../ui/DutyButtons.tsx';
import classes from './AnswerButtons.module.css';

interface DepartureButtonsProps {
  patrol: PatrolListItem;
  /** ISO instant. */
  now: string;
  /** Another button is the amber one. */
  quiet: boolean;
}

/** ECC LogOn, Start and Continue Recording of the next patrol, under each other. */
export function DepartureButtons(props: DepartureButtonsProps) {
  return (
    <div className={classes.buttons} data-large>
      <DutyButtons size="xl" {...props} />
    </div>
  );
}
