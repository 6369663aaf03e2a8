import { Link, useRouter } from '@tanstack/react-router';
import { useRoles } from '../../lib/auth.ts';
import { productName } from '../../lib/page.ts';
import { Logo } from '../../ui/Logo.tsx';
import { navigationFor } from '../navigation.ts';
import { useLit } from '../page-data.ts';
import classes from './Navigation.module.css';
import { NavigationFoot } from './NavigationFoot.tsx';

/** The side navigation: the same in the fixed column of wide screens and in the phone's drawer. `onLeave` hears of a link followed. */
export function Navigation({ onLeave }: { onLeave?: () => void }) {
  const router = useRouter();
  const groups = navigationFor(useRoles(), (path) => path in router.routesByPath);
  const lit = useLit();
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
                activeOptions={{ exact: true }}
                data-under={lit === to || undefined}
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
