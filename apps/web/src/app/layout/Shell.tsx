import { useDisclosure } from '@mantine/hooks';
import { Outlet } from '@tanstack/react-router';
import { useRoles } from '../../lib/auth.ts';
import { useWideScreen } from '../../lib/screen.ts';
import { updateAvailable } from '../../lib/update.ts';
import { lazyOverlay } from '../../ui/lazy-part.tsx';
import { NotFound } from '../../ui/NotFound.tsx';
import { usePageData } from '../page-data.ts';
import { mayOpen } from '../route-data.ts';
import { Header } from './Header.tsx';
import { Navigation } from './Navigation.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { ProfileGate } from './ProfileGate.tsx';
import classes from './Shell.module.css';
import { UpdateBanner } from './Update.tsx';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';
import { usePagesAhead } from './use-pages-ahead.ts';

const MenuDrawer = lazyOverlay(() => import('./MenuDrawer.tsx'), 'MenuDrawer');

/** What stands round every signed-in page. */
export function Shell() {
  const [drawer, { open, close }] = useDisclosure();
  const wide = useWideScreen();
  usePagesAhead();
  useFocusOnArrival();
  return (
    <ProfileGate>
      <a className={classes.skip} href="#content">
        Skip to the content
      </a>
      {wide && (
        <nav className={classes.navigation} aria-label="Main">
          <Navigation />
        </nav>
      )}
      <header className={classes.header}>
        <Header onMenu={open} />
      </header>
      <main className={classes.content} id="content" tabIndex={-1}>
        <OfflineBanner />
        <UpdateBanner available={updateAvailable} />
        <AllowedPage />
      </main>
      <MenuDrawer opened={drawer && !wide} onClose={close} />
    </ProfileGate>
  );
}

/** The page, if one of the person's roles may open it. */
function AllowedPage() {
  return mayOpen(usePageData(), useRoles()) ? <Outlet /> : <NotFound />;
}
