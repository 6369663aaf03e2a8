import { useDisclosure } from '@mantine/hooks';
import { Outlet } from '@tanstack/react-router';
import { useRoles } from '../../lib/auth/auth.ts';
import { useWideScreen } from '../../lib/browser/screen.ts';
import { useUpdateAvailable, useUpdateCheck } from '../../lib/browser/update.ts';
import { NotFound } from '../../ui/feedback/NotFound.tsx';
import { OfflineBanner } from '../../ui/layout/OfflineBanner.tsx';
import { lazyOverlay } from '../../ui/overlay/lazy-part.tsx';
import { usePageData } from '../routing/page-data.ts';
import { mayOpen } from '../routing/route-data.ts';
import { Header } from './Header.tsx';
import { Navigation } from './Navigation.tsx';
import { ProfileGate } from './ProfileGate.tsx';
import classes from './Shell.module.css';
import { UpdateBanner } from './Update.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { usePreloadPages } from './use-preload-pages.ts';

const MenuDrawer = lazyOverlay(() => import('./MenuDrawer.tsx'), 'MenuDrawer');

/** The layout around every signed-in page. */
export function Shell() {
  const [drawer, { open, close }] = useDisclosure();
  const wide = useWideScreen();
  usePreloadPages();
  useFocusOnNavigation();
  useUpdateCheck();
  const update = useUpdateAvailable();
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
        <UpdateBanner available={update} />
        <AllowedPage />
      </main>
      <MenuDrawer opened={drawer && !wide} onClose={close} />
    </ProfileGate>
  );
}

/** The page if one of the person's roles may open it, otherwise Not Found (product 14.3). */
function AllowedPage() {
  return mayOpen(usePageData(), useRoles()) ? <Outlet /> : <NotFound />;
}
