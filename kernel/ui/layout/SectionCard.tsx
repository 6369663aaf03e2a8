import { Card } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './SectionCard.module.css';

interface SectionCardProps {
  /** Heading of the card; without one the card has no head. */
  title?: string;
  /** The number of items, shown beside the title. */
  count?: number;
  /** At most one secondary button or switch. */
  action?: ReactNode;
  /** Pads the content; lists and tables bring their own. */
  padded?: boolean;
  children: ReactNode;
}

/** A card with a head of 56 px, then rows, a table or text. */
export function SectionCard({ title, count, action, padded, children }: SectionCardProps) {
  return (
    <Card component="section" className={classes.card} aria-label={title} data-padded={padded || undefined}>
      {title && (
        <header className={classes.head}>
          <h2 className={classes.title}>
            {title}
            {count !== undefined && <span className={classes.count}>{count}</span>}
          </h2>
          {action}
        </header>
      )}
      {padded ? <div className={classes.body}>{children}</div> : children}
    </Card>
  );
}
