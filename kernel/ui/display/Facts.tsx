import { Children, Fragment, type ReactNode } from 'react';
import classes from './Facts.module.css';

/** Short facts side by side with dots between them. A line that wraps begins without a dot. Each child is one fact. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <span className={classes.facts}>
      <span className={classes.line}>
        {Children.map(children, (fact) =>
          // The space separates the facts where the styles do not: in copied text and for a screen reader.
          fact ? (
            <Fragment>
              <span className={classes.fact}>{fact}</span>{' '}
            </Fragment>
          ) : null,
        )}
      </span>
    </span>
  );
}
