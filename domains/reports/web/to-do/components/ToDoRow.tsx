import type { ReactNode } from 'react';
import { Row } from '#ui/layout/RowList.tsx';
import classes from './ToDoRow.module.css';

interface ToDoRowProps {
  /** What needs doing, as a RowLink to where it is done. */
  children: ReactNode;
  /** Why, or what to know of it. */
  hint?: ReactNode;
  /** A button that does it at once. */
  action?: ReactNode;
}

/** One thing to do. */
export function ToDoRow({ children, hint, action }: ToDoRowProps) {
  return (
    <Row>
      <div className={classes.row}>
        <div className={classes.text}>
          {children}
          {hint && <p className={classes.hint}>{hint}</p>}
        </div>
        {action && <div className={classes.action}>{action}</div>}
      </div>
    </Row>
  );
}
