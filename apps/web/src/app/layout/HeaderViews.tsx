import { Link } from '@tanstack/react-router';
import { titleTexts } from '#texts/titles.ts';
import type { RouteView } from '../routing/route-data.ts';
import classes from './HeaderViews.module.css';
import { layoutTexts } from './texts.ts';

/** Links in the header between the views of one thing. A filter stays the same in each view. */
export function HeaderViews({ views }: { views: readonly RouteView[] }) {
  return (
    <nav className={classes.views} aria-label={layoutTexts.views}>
      {views.map(({ label, to, icon: Icon }) => (
        <Link
          key={label}
          className={classes.view}
          to={to}
          search={true}
          activeOptions={{ exact: true, includeSearch: false }}
        >
          <Icon />
          {titleTexts[label]}
        </Link>
      ))}
    </nav>
  );
}
