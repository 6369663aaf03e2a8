import type { ReactNode } from 'react';
import { IconTile } from '../display/IconTile.tsx';
import classes from './EmptyState.module.css';

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
    <div className={classes.empty}>
      <IconTile icon={icon} />
      {title && <h2 className={classes.title}>{title}</h2>}
      <p className={classes.text}>{children}</p>
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
