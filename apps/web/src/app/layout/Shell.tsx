import { useDisclosure } from '@mantine/hooks';
import { Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useProfile } from '../../domain/profile/profile.tsx';
import { useRunningQuery } from '../../domain/record/running.ts';
import { useRoles } from '../../lib/auth/auth.ts';
import { useWideScreen } from '../../lib/browser/screen.ts';
import { useUpdateAvailable, useUpdateCheck } from '../../lib/browser/update.ts';
import { NotFound } from '../../ui/feedback/NotFound.tsx';
import { OfflineBanner } from '../../ui/layout/OfflineBanner.tsx';
import { lazyOverlay } from '../../ui/overlay/lazy-part.tsx';
import { usePageData } from '../routing/page-data.ts';
import { mayOpen, opensWithoutSecondStep } from '../routing/route-data.ts';
import { Confirmation } from './Confirmation.tsx';
import { Header } from './Header.tsx';
import { Navigation } from './Navigation.tsx';
import { PageViews } from './PageViews.tsx';
import { ProfileGate } from './ProfileGate.tsx';
import { RunningBar } from './RunningBar.tsx';
import { SecondStepBanner, SecondStepNeeded } from './SecondStep.tsx';
import classes from './Shell.module.css';
import { UnsentBanner } from './UnsentBanner.tsx';
import { UpdateBanner } from './Update.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { usePreloadPages } from './use-preload-pages.ts';

const MenuDrawer = lazyOverlay(() => import('./MenuDrawer.tsx'), 'MenuDrawer');

/** The layout around every signed-in page, except a page that brings its own frame. */
export function Shell() {
  const page = usePageData();
  const allowed = mayOpen(page, useRoles());
  usePreloadPages();
  useFocusOnNavigation();
  useUpdateCheck();
  useRunningQuery(); // also while recording, so that it is kept with the data of that page
  return (
    <ProfileGate>
      <PageViews />
      <Confirmation />
      {page.ownFrame && allowed ? (
        <Outlet />
      ) : (
        <Layout>{allowed ? <PageOrSecondStep /> : <NotFound />}</Layout>
      )}
    </ProfileGate>
  );
}

/** The page, unless its visitor has to set up a second step first. A page with its own frame is open to whoever records. */
function PageOrSecondStep() {
  const { secondStep } = useProfile();
  const isOpen = opensWithoutSecondStep(usePageData(), useRoles());
  return secondStep?.isOverdue && !isOpen ? <SecondStepNeeded /> : <Outlet />;
}

/** Navigation, header and banners around a page. */
function Layout({ children }: { children: ReactNode }) {
  const [drawer, { open, close }] = useDisclosure();
  const wide = useWideScreen();
  const update = useUpdateAvailable();
  return (
    <>
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
      <RunningBar />
      <main className={classes.content} id="content" tabIndex={-1}>
        <OfflineBanner />
        <UnsentBanner />
        <UpdateBanner available={update} />
        <SecondStepBanner />
        {children}
      </main>
      <MenuDrawer opened={drawer && !wide} onClose={close} />
    </>
  );
}
