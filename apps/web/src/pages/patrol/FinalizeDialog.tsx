import { Alert } from '@mantine/core';
import { IconAlertTriangle, IconPhoneOff } from '@tabler/icons-react';
import { formatName } from '#contract';
import type { Recipients } from '#crew/contract';
import type { NotAdded } from '#crew/web/card/not-added.tsx';
import { recipientsText } from '#crew/web/recipients-text.ts';
import { countCrew, isBelowLeastCrew, type Patrol } from '#patrols/contract';
import type { Person } from '#people/contract';
import { AddressFailingChip } from '#people/web/failing-addresses.tsx';
import { Filled } from '#texts/Filled.tsx';
import { actionTexts } from '#texts/shared.ts';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import classes from './FinalizeDialog.module.css';
import { patrolFinalizeTexts } from './texts.ts';

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
  const short = type === 'patrol' && isBelowLeastCrew(countCrew(patrol));
  const loading = noEcc === undefined;
  return (
    <Dialog
      opened={opened}
      title={patrolFinalizeTexts.title(type)}
      choices={[
        { label: patrolFinalizeTexts.notYet, onClick: onClose },
        short
          ? { label: patrolFinalizeTexts.finalizeAnyway, tone: 'danger', loading, onClick: onConfirm }
          : { label: actionTexts.finalize, tone: 'primary', loading, onClick: onConfirm },
      ]}
      onClose={onClose}
    >
      {short && (
        <Alert className={classes.warning} color="orange" icon={<IconAlertTriangle />}>
          {patrolFinalizeTexts.crewTooSmall(countCrew(patrol) === 0 ? 'nobody' : 'one')}
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
        <Filled
          text={patrolFinalizeTexts.mails}
          values={{ recipients: <b>{recipients && recipientsText(recipients)}</b> }}
        />
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
    </Dialog>
  );
}

/** Says what still stands in the forms, a sentence for each. */
function notAddedTexts({ patroller, guest }: NotAdded): string[] {
  return [
    ...(patroller ? [patrolFinalizeTexts.patrollerNotAdded({ typed: patroller })] : []),
    ...(guest ? [patrolFinalizeTexts.guestNotAdded({ typed: guest })] : []),
  ];
}
