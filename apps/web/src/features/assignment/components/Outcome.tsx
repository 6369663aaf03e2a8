import { Card } from '@mantine/core';
import { IconCheck, IconClockOff } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { IconTile } from '../../../ui/display/IconTile.tsx';
import classes from './Outcome.module.css';

interface OutcomeProps {
  tone: 'good' | 'neutral';
  title: string;
  children?: string;
}

/** The end of the flow, with nothing left to do. Takes the focus so that screen readers read it out. */
export function Outcome({ tone, title, children }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card component="section" className={classes.outcome}>
      <IconTile tone={tone} icon={tone === 'good' ? <IconCheck /> : <IconClockOff />} />
      <h1 className={classes.title} ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children && <p className={classes.text}>{children}</p>}
    </Card>
  );
}
