import type { ErrorComponentProps } from '@tanstack/react-router';
import { usePageTitle } from '../lib/page-title.ts';
import { ErrorCard } from '../ui/ErrorCard.tsx';
import { Page } from '../ui/Page.tsx';

/** What a page becomes that could not be drawn or fetched. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  usePageTitle('Error');
  return (
    <Page form>
      <ErrorCard error={error} onRetry={reset} />
    </Page>
  );
}
