import { useDisclosure } from '@mantine/hooks';
import { Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ActingRoles, useRoles } from '#lib/auth/auth.ts';
import { useWideScreen } from '#lib/browser/screen.ts';
import { useUpdateAvailable, useUpdateCheck } from '#lib/browser/update.ts';
import { isLate } from '#people/web/late.ts';
import { useProfile } from '#people/web/profile.tsx';
import { useRunningQuery } from '#record/web/running.ts';
import { NotFound } from '#ui/feedback/NotFound.tsx';
import { OfflineBanner } from '#ui/layout/OfflineBanner.tsx';
import { lazyOverlay, lazyView } from '#ui/overlay/lazy-part.tsx';
import { usePageData } from '../routing/page-data.ts';
import { mayOpen, opensWithoutSecondStep, rolesWithoutSecondStep } from '../routing/route-data.ts';
import { Confirmation } from './Confirmation.tsx';
import { Header } from './Header.tsx';
import { Navigation } from './Navigation.tsx';
import { PageViews } from './PageViews.tsx';
import { ProfileGate } from './ProfileGate.tsx';
import { RunningBar } from './RunningBar.tsx';
import { SecondStepBanner } from './SecondStepBanner.tsx';
import classes from './Shell.module.css';
import { layoutTexts } from './texts.ts';
import { UnsentBanner } from './UnsentBanner.tsx';
import { UpdateBanner } from './Update.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

const SecondStepNeeded = lazyView(() => import('./SecondStepNeeded.tsx'), 'SecondStepNeeded');
const MenuDrawer = lazyOverlay(() => import('./MenuDrawer.tsx'), 'MenuDrawer');

/** The layout around every signed-in page, except a page that brings its own frame. */
export function Shell() {
  useFocusOnNavigation();
  useUpdateCheck();
  useRunningQuery(); // also while recording, so that it is kept with the data of that page
  return (
    <ProfileGate>
      <PageViews />
      <Confirmation />
      <FramedPage />
    </ProfileGate>
  );
}

/** The page in its frame. Whoever lacks the second step that they need acts as a patroller at most (product 9.25). */
function FramedPage() {
  const page = usePageData();
  const roles = useRoles();
  const late = isLate(useProfile());
  const allowed = mayOpen(page, roles);
  const waits = late && !opensWithoutSecondStep(page, roles);
  return (
    <ActingRoles value={late ? rolesWithoutSecondStep(roles) : roles}>
      {page.ownFrame && allowed && !waits ? (
        <Outlet />
      ) : (
        <Layout>{waits ? <SecondStepNeeded /> : <OpenPage allowed={allowed} />}</Layout>
      )}
    </ActingRoles>
  );
}

function OpenPage({ allowed }: { allowed: boolean }) {
  return (
    <>
      <SecondStepBanner />
      {allowed ? <Outlet /> : <NotFound />}
    </>
  );
}

/** Navigation, header and banners around a page. */
function Layout({ children }: { children: ReactNode }) {
  const [drawer, { open, close }] = useDisclosure();
  const wide = useWideScreen();
  const update = useUpdateAvailable();
  return (
    <>
      <a className={classes.skip} href="#content">
        {layoutTexts.skipToContent}
      </a>
      {wide && (
        <nav className={classes.navigation} aria-label={layoutTexts.navigation}>
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
        {children}
      </main>
      <MenuDrawer opened={drawer && !wide} onClose={close} />
    </>
  );
}
