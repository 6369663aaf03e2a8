import { Alert } from '@mantine/core';
import { IconUserCheck } from '@tabler/icons-react';
import { formatTime } from '#contract';
import type { Patrol } from '#patrols/contract';
import { useDirectory } from '#people/web/directory.ts';
import { PersonLookup } from '#people/web/PersonLookup.tsx';
import { useZone } from '#people/web/profile.tsx';
import { recordPageTexts } from '../texts.ts';

/**
 * Tells the crew what an admin did about its patrol: acknowledged that it is overdue, or finished it (product
 * 17.44). SetAsideNote tells of what was voided.
 */
export function AdminNote({ patrol }: { patrol: Patrol }) {
  const zone = useZone();
  const { finished, overdueAcknowledged: acknowledged } = patrol;
  if (finished) {
    if (!finished.reason) return null;
    return (
      <Note title={recordPageTexts.finishedByAdmin} by={finished.by}>
        {finished.reason}
      </Note>
    );
  }
  if (!acknowledged) return null;
  return (
    <Note
      title={recordPageTexts.acknowledged({ time: formatTime(acknowledged.when, zone) })}
      by={acknowledged.by}
    >
      {recordPageTexts.acknowledgedMeans}
    </Note>
  );
}

interface NoteProps {
  title: string;
  by: string | null | undefined;
  children: string;
}

function Note({ title, by, children }: NoteProps) {
  const lookup = useDirectory();
  return (
    <Alert role="status" color="blue" icon={<IconUserCheck />} title={title}>
      {by && (
        <>
          <PersonLookup lookup={lookup(by)} />:{' '}
        </>
      )}
      {children}
    </Alert>
  );
}
