import { useQuery } from '@tanstack/react-query';
import { formatDateTime, formatName } from '#contract';
import { messageOf } from '#lib/http/api-error.ts';
import { titleOf } from '#patrols/web/patrol-text.ts';
import type { Person } from '#people/contract';
import { useZone } from '#people/web/profile.tsx';
import { actionTexts } from '#texts/shared.ts';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { upcomingPatrolsQuery } from '../queries.ts';
import { personFormTexts } from '../texts.ts';
import classes from './TakenOffDialog.module.css';

interface TakenOffDialogProps {
  person: Person;
  /** The server's sentence; the dialog is open while there is one. */
  warning: string | undefined;
  saving: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation before a person loses the role of patroller, and so these upcoming patrols (product 4.7). */
export function TakenOffDialog({ person, warning, saving, onConfirm, onClose }: TakenOffDialogProps) {
  const zone = useZone();
  const opened = warning !== undefined;
  const { data, error } = useQuery({ ...upcomingPatrolsQuery(person._id), enabled: opened });
  return (
    <ConfirmDialog
      opened={opened}
      title={personFormTexts.askBeforeTakingOff({ name: formatName(person) })}
      choices={[
        { label: actionTexts.goBack, onClick: onClose },
        { label: actionTexts.saveAnyway, tone: 'danger', loading: saving, onClick: onConfirm },
      ]}
      onClose={onClose}
    >
      <p>{warning}</p>
      <ul className={classes.patrols}>
        {data?.items.map((patrol) => (
          <li key={patrol._id}>
            {formatDateTime(patrol.when, zone)}, {titleOf(patrol)}
          </li>
        ))}
      </ul>
      {error && <p role="alert">{personFormTexts.patrolsUnknown({ reason: messageOf(error) })}</p>}
    </ConfirmDialog>
  );
}
