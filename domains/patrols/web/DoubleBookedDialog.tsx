import { formatDateTime, formatHours } from '#contract';
import type { ApiError } from '#lib/http/api-error.ts';
import { useZone } from '#people/web/profile.tsx';
import { actionTexts } from '#texts/shared.ts';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import classes from './DoubleBookedDialog.module.css';
import { patrolChangeTexts } from './texts.ts';

interface DoubleBookedDialogProps {
  opened: boolean;
  /** The 409 `double-booked`, which names the person and the patrols. Kept while the dialog closes. */
  refusal: ApiError | undefined;
  /** The label of the choice that overrides: "Save Anyway". */
  anyway: string;
  /** Repeats the call with `override=true`. */
  onAnyway: () => void;
  /** The call is being repeated. */
  loading: boolean;
  onClose: () => void;
}

/** Names the person and the patrols of a double booking, and offers to override it (product 6.4). */
export function DoubleBookedDialog(props: DoubleBookedDialogProps) {
  const { opened, refusal, anyway, onAnyway, loading, onClose } = props;
  const zone = useZone();
  return (
    <ConfirmDialog
      opened={opened}
      title={patrolChangeTexts.doubleBooked}
      choices={[
        { label: actionTexts.goBack, onClick: onClose },
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
