import type { ReactNode } from 'react';
import type { RecordedPatrol, Recorder } from '../../../domain/record/recorder.ts';
import { ButtonLink } from '../../../ui/controls/ButtonLink.tsx';
import { LedgerCard } from '../../../ui/layout/LedgerCard.tsx';
import { Layout } from './Layout.tsx';
import classes from './NotRecording.module.css';
import { Unsent } from './Unsent.tsx';

interface NotRecordingProps {
  record: RecordedPatrol;
  recorder: Recorder;
  /** Why nothing can be recorded now. */
  children: ReactNode;
}

/** Why nothing is recorded now, and the way to the patrol's page. What one wrote and is not sent yet is still shown. */
export function NotRecording({ record, recorder, children }: NotRecordingProps) {
  return (
    <Layout>
      <Unsent record={record} recorder={recorder} />
      <LedgerCard padded>
        <div className={classes.text}>
          <p>{children}</p>
          <ButtonLink variant="default" to="/patrol/$id" params={{ id: record.patrol._id }}>
            Show the Patrol
          </ButtonLink>
        </div>
      </LedgerCard>
    </Layout>
  );
}
