// As in RoutedApp.
import '../signed-in.css';

import { AppShell, Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Outlet } from '@tanstack/react-router';
import { useRoles } from '../../lib/auth.ts';
import { useWideScreen } from '../../lib/screen.ts';
import { updateAvailable } from '../../lib/update.ts';
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
      <AppShell
        layout="alt"
        header={{ height: { base: 56, sm: 60 } }}
        navbar={{ width: 241, breakpoint: 'sm', collapsed: { mobile: true } }}
      >
        {wide && (
          <AppShell.Navbar aria-label="Main">
            <Navigation />
          </AppShell.Navbar>
        )}
        <AppShell.Header>
          <Header onMenu={open} />
        </AppShell.Header>
        <AppShell.Main id="content" tabIndex={-1}>
          <OfflineBanner />
          <UpdateBanner available={updateAvailable} />
          <AllowedPage />
        </AppShell.Main>
      </AppShell>
      <Drawer.Root opened={drawer && !wide} onClose={close} size={288}>
        <Drawer.Overlay />
        <Drawer.Content aria-label="Menu">
          <Drawer.Body component="nav" aria-label="Main">
            <Navigation onLeave={close} />
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    </ProfileGate>
  );
}

/** The page, if one of the person's roles may open it. */
function AllowedPage() {
  return mayOpen(usePageData(), useRoles()) ? <Outlet /> : <NotFound />;
}
