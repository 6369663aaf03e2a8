import type { ReactNode } from 'react';
import { useZone } from '#people/web/profile.tsx';
import { DateBadge } from '#ui/display/DateBadge.tsx';
import { Row } from '#ui/layout/RowList.tsx';
import classes from './DatedRow.module.css';

interface DatedRowProps {
  /** ISO instant. */
  when: string;
  children: ReactNode;
}

/** A row that begins with its date; with large text the date stands above the rest. */
export function DatedRow({ when, children }: DatedRowProps) {
  return (
    <Row>
      <div className={classes.row}>
        <DateBadge when={when} zone={useZone()} />
        <div className={classes.text}>{children}</div>
      </div>
    </Row>
  );
}
