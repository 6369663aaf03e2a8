import type { PatrolListItem } from '#patrols/contract';
import { PatrolActionButtons } from '#record/web/PatrolActionButtons.tsx';
import classes from './OwnAnswerButtons.module.css';

interface DepartureButtonsProps {
  patrol: PatrolListItem;
  /** ISO instant. */
  now: string;
  /** Whether another button is the amber one. */
  quiet: boolean;
}

/** ECC LogOn, Start and Continue Recording of the next patrol, stacked. */
export function DepartureButtons(props: DepartureButtonsProps) {
  return (
    <div className={classes.buttons} data-large>
      <PatrolActionButtons size="xl" {...props} />
    </div>
  );
}
