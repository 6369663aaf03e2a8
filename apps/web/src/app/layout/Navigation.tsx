import { Link, useRouter } from '@tanstack/react-router';
import { useRoles } from '#lib/auth/auth.ts';
import { productName } from '#lib/browser/page.ts';
import { isLate } from '#people/web/late.ts';
import { useProfile } from '#people/web/profile.tsx';
import { Logo } from '#ui/layout/Logo.tsx';
import { navigationFor } from '../routing/navigation.ts';
import { useActiveNavItem } from '../routing/page-data.ts';
import classes from './Navigation.module.css';
import { NavigationFoot } from './NavigationFoot.tsx';

/**
 * The side navigation, in the fixed column of wide screens and in the phone's drawer. `onLeave` runs when a link is
 * followed.
 */
export function Navigation({ onLeave }: { onLeave?: () => void }) {
  const { routesByPath } = useRouter();
  const late = isLate(useProfile());
  const groups = navigationFor(useRoles(), (path) => routesByPath[path].options.staticData ?? {}, late);
  const activeItem = useActiveNavItem();
  return (
    <div className={classes.navigation}>
      <div className={classes.brand}>
        <Logo size={26} />
        {productName}
      </div>
      {groups.map((items) => (
        <ul key={items[0]?.label} className={classes.group}>
          {items.map(({ label, to, icon: Icon }) => (
            <li key={to}>
              <Link
                className={classes.item}
                to={to}
                activeOptions={{ exact: true, includeSearch: false }}
                data-under={activeItem === to || undefined}
                onClick={onLeave}
              >
                <Icon />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      ))}
      <NavigationFoot />
    </div>
  );
}
