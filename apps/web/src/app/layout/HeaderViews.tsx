import { Link } from '@tanstack/react-router';
import type { View } from '../routing/route-data.ts';
import classes from './HeaderViews.module.css';

/** Leads between the views of one thing, in the header. What the thing is narrowed to stays. */
export function HeaderViews({ views }: { views: readonly View[] }) {
  return (
    <nav className={classes.views} aria-label="View">
      {views.map(({ label, to, icon: Icon }) => (
        <Link
          key={label}
          className={classes.view}
          to={to}
          search={true}
          activeOptions={{ exact: true, includeSearch: false }}
        >
          <Icon />
          {label}
        </Link>
      ))}
    </nav>
  );
}
