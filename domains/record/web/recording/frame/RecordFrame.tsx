import { ActionIcon } from '@mantine/core';
import { IconArrowLeft, IconWifi, IconWifiOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useOnline } from '#lib/browser/online.ts';
import { useGoBack } from '#lib/navigation/go-back.ts';
import { useOwnTitle } from '#lib/navigation/page-title.ts';
import type { Patrol } from '#patrols/contract';
import { actionTexts } from '#texts/shared.ts';
import { titleTexts } from '#texts/titles.ts';
import { Chip } from '#ui/display/Chip.tsx';
import { recordPageTexts } from '../texts.ts';
import { EndedSession } from './EndedSession.tsx';
import classes from './RecordFrame.module.css';

interface RecordFrameProps {
  patrolId: string;
  /** Undefined while it loads; null for none. */
  patrol: Patrol | null | undefined;
  children: ReactNode;
}

/**
 * The frame of the record instead of the layout: Back, the title, the call sign, and whether the device is online. It is dark whatever
 * the system's choice (tokens.css).
 */
export function RecordFrame({ patrolId, patrol, children }: RecordFrameProps) {
  const goBack = useGoBack();
  const title = useOwnTitle() ?? titleTexts.recordPatrol;
  return (
    <div className={classes.frame} data-night>
      <header className={classes.header}>
        <ActionIcon
          size="xl"
          variant="subtle"
          aria-label={actionTexts.back}
          onClick={() => goBack(`/patrol/${patrolId}`)}
        >
          <IconArrowLeft />
        </ActionIcon>
        <h1 className={classes.title} aria-live="polite">
          {title}
        </h1>
        {patrol && <span className={classes.callSign}>{patrol.callSign}</span>}
        <Connection />
      </header>
      <main className={classes.content} id="content" tabIndex={-1}>
        <EndedSession />
        {children}
      </main>
    </div>
  );
}

/** Whether the device is online, where it moves nothing under the thumb: a banner would push the kinds down (product 17.51). */
function Connection() {
  const online = useOnline();
  return (
    <span className={classes.note} role="status">
      {online ? (
        <Chip color="green" icon={<IconWifi size={14} />}>
          {recordPageTexts.online}
        </Chip>
      ) : (
        <Chip color="orange" icon={<IconWifiOff size={14} />}>
          {recordPageTexts.offline}
        </Chip>
      )}
    </span>
  );
}
