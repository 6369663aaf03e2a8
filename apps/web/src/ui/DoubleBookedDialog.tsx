import { formatDateTime, formatHours } from '@patrolbook/contract';
import type { ApiError } from '../lib/api-error.ts';
import { useZone } from '../lib/profile.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import classes from './DoubleBookedDialog.module.css';

interface DoubleBookedDialogProps {
  opened: boolean;
  /** The 409 `double-booked`: who would be on two patrols at one time, and on which. Kept while the dialog closes. */
  refusal: ApiError | undefined;
  /** What the bold choice is called: "Save Anyway". */
  anyway: string;
  /** Repeats the call with `override=true`. */
  onAnyway: () => void;
  /** It is being repeated. */
  loading: boolean;
  onClose: () => void;
}

/** Somebody would be on two patrols at one time: names both, and goes through with it when told to (design 6.3). */
export function DoubleBookedDialog(props: DoubleBookedDialogProps) {
  const { opened, refusal, anyway, onAnyway, loading, onClose } = props;
  const zone = useZone();
  return (
    <ConfirmDialog
      opened={opened}
      title="Already on Another Patrol"
      choices={[
        { label: 'Go Back', onClick: onClose },
        { label: anyway, tone: 'danger', onClick: onAnyway, loading },
      ]}
      onClose={onClose}
    >
      <p>{refusal?.message}</p>
      <ul className={classes.patrols}>
        {refusal?.patrols.map(({ _id, name, when, hours }) => (
          <li key={_id}>
            {name && <b>{name}</b>}
            <span className={classes.when}>
              {formatDateTime(when, zone)}, {formatHours(hours)}
            </span>
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
