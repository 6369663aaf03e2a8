import { Card } from '@mantine/core';
import { IconCheck, IconClockOff } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { type ExpiredInvitation, formatName } from '#contract';
import type { AssignmentView } from '#crew/contract';
import { assignmentTexts } from '#crew/web/texts.ts';
import { IconMessage } from '#ui/feedback/IconMessage.tsx';
import { patrolText } from '../patrol-text.ts';
import { Onward } from './Onward.tsx';
import classes from './Outcome.module.css';
import { Questions } from './Questions.tsx';

interface OutcomeProps {
  tone: 'good' | 'neutral';
  title: string;
  children?: string | undefined;
  /** The patrol to name. */
  about?: AssignmentView | ExpiredInvitation | undefined;
  /** Above the way on. */
  action?: ReactNode;
}

/** The end of the flow, and the way on. Takes the focus so that screen readers read it out. */
export function Outcome({ tone, title, children, about, action }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const sharer = about && 'me' in about && about.me.shared ? about.me : null;
  return (
    <Card component="section">
      <IconMessage tone={tone} icon={tone === 'good' ? <IconCheck /> : <IconClockOff />}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children && <p>{children}</p>}
        {about && (
          <p>
            <b className={classes.patrol}>{patrolText(about)}</b>
            <br />
            {about.organization.name}
            {sharer && (
              <>
                <br />
                {assignmentTexts.forShared({ name: formatName(sharer) })}
              </>
            )}
          </p>
        )}
        {about && <Questions organization={about.organization} />}
        {action}
        <Onward hasAccount={sharer === null} />
      </IconMessage>
    </Card>
  );
}
