import type { ReactNode } from 'react';
import { NotSent } from '#ecc/web/NotSent.tsx';
import { useNow } from '#lib/time/clock.ts';
import type { RecordedPatrol, Recorder } from '#patrols/web/recorded/recorder.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { AdminNote } from '../running/AdminNote.tsx';
import { Unsent } from '../running/Unsent.tsx';
import { Waiting } from '../running/Waiting.tsx';
import { recordPageTexts } from '../texts.ts';
import type { Unsaved } from '../unsaved.ts';
import { Layout } from './Layout.tsx';
import classes from './NotRecording.module.css';

/** How often it is judged whether the ECC was told, in milliseconds. */
const refreshInterval = 10_000;

interface NotRecordingProps {
  record: RecordedPatrol;
  recorder: Recorder;
  /** What was half-typed and cannot be saved now. */
  unsaved?: readonly Unsaved[];
  /** What else could be done. */
  aside?: ReactNode;
  /** Why nothing can be recorded now. */
  children: ReactNode;
}

/**
 * Says why nothing can be recorded now, and leads to the patrol's page. Unsent entries of one's own are still
 * shown.
 */
export function NotRecording({ record, recorder, unsaved = [], aside, children }: NotRecordingProps) {
  const now = new Date(useNow(refreshInterval)).toISOString();
  return (
    <Layout>
      <NotSent patrol={record.patrol} now={now} />
      {record.waitingCount > 0 && <Waiting record={record} />}
      <Unsent record={record} recorder={recorder} unsaved={unsaved} />
      {aside}
      <AdminNote patrol={record.patrol} />
      <SectionCard padded>
        <div className={classes.text}>
          <div>{children}</div>
          <ButtonLink variant="default" to="/patrol/$id" params={{ id: record.patrol._id }}>
            {recordPageTexts.showPatrol}
          </ButtonLink>
        </div>
      </SectionCard>
    </Layout>
  );
}
