import { useQuery } from '@tanstack/react-query';
import type { FormerIncident } from '#patrols/contract';
import classes from '#patrols/web/RuledList.module.css';
import { StampText } from '#patrols/web/StampText.tsx';
import { actionTexts } from '#texts/shared.ts';
import { EmptyText } from '#ui/display/EmptyText.tsx';
import { ErrorCard } from '#ui/feedback/ErrorCard.tsx';
import { RowSkeletons } from '#ui/feedback/RowSkeletons.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { PlaceText } from '../places/PlaceText.tsx';
import { EntryTime } from '../timeline/EntryTime.tsx';
import { incidentEntry } from '../timeline/timeline.ts';
import { formerIncidentsQuery } from './record-changes.ts';
import { patrolFormerVersionsTexts } from './texts.ts';

interface FormerVersionsDialogProps {
  patrolId: string;
  opened: boolean;
  onClose: () => void;
}

/** What incidents said before they were edited or deleted, the last change first. */
export function FormerVersionsDialog({ patrolId, opened, onClose }: FormerVersionsDialogProps) {
  return (
    <Dialog
      opened={opened}
      title={patrolFormerVersionsTexts.title}
      choices={[{ label: actionTexts.close, onClick: onClose }]}
      onClose={onClose}
    >
      {opened && <Versions patrolId={patrolId} />}
    </Dialog>
  );
}

function Versions({ patrolId }: { patrolId: string }) {
  const { data: versions, error, refetch } = useQuery(formerIncidentsQuery(patrolId));
  if (error && !versions)
    return (
      <ErrorCard
        title={patrolFormerVersionsTexts.unableToLoad}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  if (!versions) return <RowSkeletons plain />;
  if (versions.items.length === 0) return <EmptyText>{patrolFormerVersionsTexts.none}</EmptyText>;
  return (
    <ul className={classes.list}>
      {versions.items.map((version) => (
        <Version key={`${version._id} ${version.replaced.when}`} version={version} />
      ))}
    </ul>
  );
}

function Version({ version }: { version: FormerIncident }) {
  const { when, what, where, details } = incidentEntry(version);
  const { deleted, replaced } = version;
  return (
    <li className={classes.item}>
      <p className={classes.quiet}>
        {deleted ? (
          <StampText
            stamp={replaced}
            text={patrolFormerVersionsTexts.deleted}
            textBy={patrolFormerVersionsTexts.deletedBy}
          />
        ) : (
          <StampText
            stamp={replaced}
            text={patrolFormerVersionsTexts.edited}
            textBy={patrolFormerVersionsTexts.editedBy}
          />
        )}
      </p>
      <b>
        <EntryTime when={when} weekday={false} /> {what}
        {version.timeUncertain && ` ${patrolFormerVersionsTexts.timeUncertain}`}
      </b>
      {details.length > 0 && <p className={classes.details}>{details.join('\n')}</p>}
      {where && (
        <p className={classes.quiet}>
          <PlaceText location={where} />
        </p>
      )}
    </li>
  );
}
