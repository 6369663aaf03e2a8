import type { ReactNode } from 'react';
import classes from './EmptyState.module.css';
import { IconMessage } from './IconMessage.tsx';

interface EmptyStateProps {
  icon: ReactNode;
  title?: string;
  children: ReactNode;
  /** One button. */
  action?: ReactNode;
}

/** Shown in a card in place of an empty list. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <IconMessage icon={icon}>
      {title && <h2>{title}</h2>}
      <p>{children}</p>
      {action && <div className={classes.action}>{action}</div>}
    </IconMessage>
  );
}
