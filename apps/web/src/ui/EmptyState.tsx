import type { ReactNode } from 'react';
import classes from './EmptyState.module.css';
import { IconTile } from './IconTile.tsx';

interface EmptyStateProps {
  icon: ReactNode;
  title?: string;
  children: ReactNode;
  /** One button. */
  action?: ReactNode;
}

/** What a card shows in place of a list with nothing in it. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className={classes.empty}>
      <IconTile icon={icon} />
      {title && <h2 className={classes.title}>{title}</h2>}
      <p className={classes.text}>{children}</p>
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
