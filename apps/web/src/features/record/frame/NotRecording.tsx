import type { ReactNode } from 'react';
import { NotSent } from '../../../domain/ecc/NotSent.tsx';
import type { RecordedPatrol, Recorder } from '../../../domain/record/recorder.ts';
import { useNow } from '../../../lib/time/clock.ts';
import { ButtonLink } from '../../../ui/controls/ButtonLink.tsx';
import { SectionCard } from '../../../ui/layout/SectionCard.tsx';
import { Unsent } from '../running/Unsent.tsx';
import { Layout } from './Layout.tsx';
import classes from './NotRecording.module.css';

/** How often it is judged whether the ECC was told, in milliseconds. */
const refreshInterval = 10_000;

interface NotRecordingProps {
  record: RecordedPatrol;
  recorder: Recorder;
  /** Why nothing can be recorded now. */
  children: ReactNode;
}

/** Why nothing is recorded now, and the way to the patrol's page. What one wrote and is not sent yet is still shown. */
export function NotRecording({ record, recorder, children }: NotRecordingProps) {
  const now = new Date(useNow(refreshInterval)).toISOString();
  return (
    <Layout>
      <NotSent patrol={record.patrol} now={now} />
      <Unsent record={record} recorder={recorder} />
      <SectionCard padded>
        <div className={classes.text}>
          <p>{children}</p>
          <ButtonLink variant="default" to="/patrol/$id" params={{ id: record.patrol._id }}>
            Show the Patrol
          </ButtonLink>
        </div>
      </SectionCard>
    </Layout>
  );
}
