import type { ReactNode } from 'react';
import { IconTile } from '../display/IconTile.tsx';
import classes from './IconMessage.module.css';

interface IconMessageProps {
  icon: ReactNode;
  tone?: 'good' | 'neutral';
  /** A heading, paragraphs, buttons. */
  children: ReactNode;
}

/** A message with an icon above it, in the middle of a card. */
export function IconMessage({ icon, tone, children }: IconMessageProps) {
  return (
    <div className={classes.message}>
      <IconTile icon={icon} tone={tone} />
      {children}
    </div>
  );
}
