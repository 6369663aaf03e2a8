import { type FormerIncident, formatDateTime } from '@patrolbook/contract';
import { useQuery } from '@tanstack/react-query';
import { EntryTime } from '../../../../domain/patrols/timeline/EntryTime.tsx';
import { incidentEntry } from '../../../../domain/patrols/timeline/timeline.ts';
import { useDirectory } from '../../../../domain/people/directory.ts';
import { PersonLookup } from '../../../../domain/people/PersonLookup.tsx';
import { PlaceText } from '../../../../domain/places/PlaceText.tsx';
import { useZone } from '../../../../domain/profile/profile.tsx';
import { EmptyText } from '../../../../ui/display/EmptyText.tsx';
import { ErrorCard } from '../../../../ui/feedback/ErrorCard.tsx';
import { RowSkeletons } from '../../../../ui/feedback/RowSkeletons.tsx';
import { Dialog } from '../../../../ui/overlay/Dialog.tsx';
import classes from '../components/RuledList.module.css';
import { formerIncidentsQuery } from '../queries.ts';

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
      title="Former Versions"
      choices={[{ label: 'Close', onClick: onClose }]}
      onClose={onClose}
    >
      {opened && <Versions patrolId={patrolId} />}
    </Dialog>
  );
}

function Versions({ patrolId }: { patrolId: string }) {
  const { data: versions, error, refetch } = useQuery(formerIncidentsQuery(patrolId));
  if (error && !versions)
    return <ErrorCard title="Unable to load former versions" error={error} onRetry={() => void refetch()} />;
  if (!versions) return <RowSkeletons plain />;
  if (versions.items.length === 0) return <EmptyText>Nothing was edited or deleted</EmptyText>;
  return (
    <ul className={classes.list}>
      {versions.items.map((version) => (
        <Version key={`${version._id} ${version.replaced.when}`} version={version} />
      ))}
    </ul>
  );
}

function Version({ version }: { version: FormerIncident }) {
  const zone = useZone();
  const lookup = useDirectory();
  const { when, what, where, details } = incidentEntry(version);
  const { deleted, replaced } = version;
  return (
    <li className={classes.item}>
      <p className={classes.quiet}>
        {deleted ? 'Deleted' : 'Edited'} {formatDateTime(replaced.when, zone)}
        {replaced.by && (
          <>
            {' by '}
            <PersonLookup lookup={lookup(replaced.by)} />
          </>
        )}
      </p>
      <b>
        <EntryTime when={when} weekday={false} /> {what}
        {version.timeUncertain && ' (time not certain)'}
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
