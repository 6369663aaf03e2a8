import { ActionIcon } from '@mantine/core';
import type { Patrol } from '@patrolbook/contract';
import { IconArrowLeft, IconWifi } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useRecord } from '../../../domain/record/use-record.ts';
import { useOnline } from '../../../lib/browser/online.ts';
import { useGoBack } from '../../../lib/navigation/go-back.ts';
import { useOwnTitle } from '../../../lib/navigation/page-title.ts';
import { Chip } from '../../../ui/display/Chip.tsx';
import { OfflineBanner } from '../../../ui/layout/OfflineBanner.tsx';
import { useStep } from '../step.ts';
import { EndedSession } from './EndedSession.tsx';
import classes from './RecordFrame.module.css';

interface RecordFrameProps {
  patrolId: string;
  /** Undefined while it loads; null for none. */
  patrol: Patrol | null | undefined;
  children: ReactNode;
}

/** The frame of the record instead of the layout: Back, the title, the call sign, and whether one is online. */
export function RecordFrame({ patrolId, patrol, children }: RecordFrameProps) {
  const goBack = useGoBack();
  const title = useOwnTitle() ?? 'Record Patrol';
  return (
    <div className={classes.frame}>
      <header className={classes.header}>
        <ActionIcon
          size="xl"
          variant="subtle"
          aria-label="Back"
          onClick={() => goBack(`/patrol/${patrolId}`)}
        >
          <IconArrowLeft />
        </ActionIcon>
        <h1 className={classes.title} aria-live="polite">
          {title}
        </h1>
        {patrol && <CallSign patrol={patrol} />}
      </header>
      <main className={classes.content} id="content" tabIndex={-1}>
        <OfflineBanner />
        <EndedSession />
        {children}
      </main>
    </div>
  );
}

/** The call sign, and the event number while a patrol is out; in a form, and without a number, whether the device is online. */
function CallSign({ patrol: read }: { patrol: Patrol }) {
  const { patrol } = useRecord(read);
  const online = useOnline();
  const { step } = useStep();
  const number =
    Object.keys(step).length === 0 &&
    patrol.started &&
    (patrol.started.policeEventNumber ?? patrol.eccLogOnResponse?.policeEventNumber);
  return (
    <>
      <span className={classes.callSign}>{patrol.callSign}</span>
      <span className={classes.note}>
        {number ? (
          <span className={classes.number}>{number}</span>
        ) : (
          online && (
            <Chip color="green" icon={<IconWifi size={14} />}>
              Online
            </Chip>
          )
        )}
      </span>
    </>
  );
}
