import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { ActingRoles, useRoles } from '#lib/auth/auth.ts';
import { useWideScreen } from '#lib/browser/screen.ts';
import { useUpdateAvailable, useUpdateCheck } from '#lib/browser/update.ts';
import { isLate } from '#people/web/late.ts';
import { myProfileQuery, ProfileContext, useProfile } from '#people/web/profile.tsx';
import { useRunningQuery } from '#record/web/running.ts';
import { ErrorCard } from '#ui/feedback/ErrorCard.tsx';
import { NotFound } from '#ui/feedback/NotFound.tsx';
import { OfflineBanner } from '#ui/layout/OfflineBanner.tsx';
import { SignedOutFrame } from '#ui/layout/SignedOutFrame.tsx';
import { lazyOverlay, lazyView } from '#ui/overlay/lazy-part.tsx';
import { LoadingFrame } from '../LoadingFrame.tsx';
import { usePageData } from '../routing/page-data.ts';
import { mayOpen, opensWithoutSecondStep, rolesWithoutSecondStep } from '../routing/route-data.ts';
import { ConfirmationDialog } from './ConfirmationDialog.tsx';
import { Header } from './Header.tsx';
import { Navigation } from './Navigation.tsx';
import { PageViews } from './PageViews.tsx';
import { RunningBar } from './RunningBar.tsx';
import { SecondStepBanner } from './SecondStepBanner.tsx';
import classes from './Shell.module.css';
import { layoutTexts } from './texts.ts';
import { UnsentBanner } from './UnsentBanner.tsx';
import { UpdateBanner } from './Update.tsx';

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
      <ConfirmationDialog />
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

/** Loads the profile before the layout and the page: every page needs its time zone, and the navigation its name. */
function ProfileGate({ children }: { children: ReactNode }) {
  const { data, error, refetch } = useQuery(myProfileQuery);
  if (data) return <ProfileContext value={data}>{children}</ProfileContext>;
  if (!error) return <LoadingFrame />;
  return (
    <SignedOutFrame>
      <ErrorCard title={layoutTexts.unableToLoadProfile} error={error} onRetry={() => void refetch()} />
    </SignedOutFrame>
  );
}

/**
 * Moves the focus to the content when another page has opened: the link that was followed is gone, and a keyboard or a
 * screen reader would start at the top again. A page that focuses one of its fields keeps that focus.
 */
function useFocusOnNavigation(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
        const content = document.getElementById('content');
        if (!fromLocation || !pathChanged || content?.contains(document.activeElement)) return;
        content?.focus({ preventScroll: true });
      }),
    [router],
  );
}
