import type { ErrorComponentProps } from '@tanstack/react-router';
import { reloadPage, useReloadWhenReachable } from '#lib/browser/reachable.ts';
import { ModuleNotLoaded } from '#lib/loading/lazy-module.ts';
import { usePageTitle } from '#lib/navigation/page-title.ts';
import { feedbackTexts } from '#texts/shared.ts';
import { ErrorCard } from '#ui/feedback/ErrorCard.tsx';
import { Page } from '#ui/layout/Page.tsx';

/** Shown in place of a page that could not be loaded or rendered. One that could not be loaded tries again by itself. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  usePageTitle(feedbackTexts.error);
  const notLoaded = error instanceof ModuleNotLoaded;
  useReloadWhenReachable(notLoaded);
  // A browser may remember a failed import until the whole application is reloaded.
  const retry = notLoaded ? reloadPage : reset;
  return (
    <Page form>
      <ErrorCard error={error} onRetry={retry} />
    </Page>
  );
}
