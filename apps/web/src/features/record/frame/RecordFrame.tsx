import { ActionIcon } from '@mantine/core';
import type { Patrol } from '@patrolbook/contract';
import { IconArrowLeft, IconWifi } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useOnline } from '../../../lib/browser/online.ts';
import { useGoBack } from '../../../lib/navigation/go-back.ts';
import { useOwnTitle } from '../../../lib/navigation/page-title.ts';
import { Chip } from '../../../ui/display/Chip.tsx';
import { OfflineBanner } from '../../../ui/layout/OfflineBanner.tsx';
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

/** The call sign, and whether the device is online. */
function CallSign({ patrol }: { patrol: Patrol }) {
  const online = useOnline();
  return (
    <>
      <span className={classes.callSign}>{patrol.callSign}</span>
      {online && (
        <span className={classes.note}>
          <Chip color="green" icon={<IconWifi size={14} />}>
            Online
          </Chip>
        </span>
      )}
    </>
  );
}
