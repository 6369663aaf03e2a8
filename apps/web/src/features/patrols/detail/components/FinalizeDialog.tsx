import { Alert } from '@mantine/core';
import {
  countCrew,
  formatName,
  isBelowMinimum,
  type Patrol,
  type Person,
  type Recipients,
} from '@patrolbook/contract';
import { IconAlertTriangle, IconPhoneOff } from '@tabler/icons-react';
import { recipientsText } from '../../../../domain/patrols/recipients-text.ts';
import { AddressFailingChip } from '../../../../domain/people/AddressFailingChip.tsx';
import { ConfirmDialog } from '../../../../ui/overlay/ConfirmDialog.tsx';
import { type NotAdded, notAddedTexts } from '../not-added.tsx';
import classes from './FinalizeDialog.module.css';

interface FinalizeDialogProps {
  opened: boolean;
  patrol: Patrol;
  recipients: Recipients | undefined;
  /** Those among them whose last mail did not arrive. */
  unreached: readonly Person[];
  /** Says whom no mail reaches; blank if it reaches everybody. */
  unmailed: string;
  /** What still stands in the forms that add people. */
  notAdded: NotAdded;
  /** What is said if the crew has no number of the ECC; null if it has one, undefined until that is known. */
  noEcc: string | null | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/**
 * Says whom finalizing mails and who may not read it, and warns of a crew of fewer than two and of a missing number
 * of the ECC (product 5.5 and 17.42).
 */
export function FinalizeDialog({
  opened,
  patrol,
  recipients,
  unreached,
  unmailed,
  notAdded,
  noEcc,
  onConfirm,
  onClose,
}: FinalizeDialogProps) {
  const { type } = patrol;
  const short = type === 'patrol' && isBelowMinimum(patrol);
  const loading = noEcc === undefined;
  return (
    <ConfirmDialog
      opened={opened}
      title={`Finalize this ${type}?`}
      choices={[
        { label: 'Not Yet', onClick: onClose },
        short
          ? { label: 'Finalize Anyway', tone: 'danger', loading, onClick: onConfirm }
          : { label: 'Finalize', tone: 'primary', loading, onClick: onConfirm },
      ]}
      onClose={onClose}
    >
      {short && (
        <Alert className={classes.warning} color="orange" icon={<IconAlertTriangle />}>
          {countCrew(patrol) === 0 ? 'Nobody is on this patrol.' : 'Only one patroller is on this patrol.'} It
          needs at least two.
        </Alert>
      )}
      {notAddedTexts(notAdded).map((text) => (
        <Alert key={text} className={classes.warning} color="orange" icon={<IconAlertTriangle />}>
          {text}
        </Alert>
      ))}
      {noEcc && (
        <Alert className={classes.warning} color="orange" icon={<IconPhoneOff />}>
          {noEcc}
        </Alert>
      )}
      <p>
        This mails <b>{recipients && recipientsText(recipients)}</b>. It cannot be undone.
      </p>
      {unmailed && <p>{unmailed}</p>}
      {unreached.length > 0 && (
        <ul className={classes.unreached}>
          {unreached.map((person) => (
            <li key={person._id}>
              {formatName(person)} <AddressFailingChip />
            </li>
          ))}
        </ul>
      )}
    </ConfirmDialog>
  );
}
