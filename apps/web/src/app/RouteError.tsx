import type { ErrorComponentProps } from '@tanstack/react-router';
import { FileNotLoaded } from '../lib/code-file.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { ErrorCard } from '../ui/ErrorCard.tsx';
import { Page } from '../ui/Page.tsx';

/** What a page becomes that could not be drawn or fetched. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  usePageTitle('Error');
  // A browser may remember that a file failed, until the whole is loaded anew.
  const retry = error instanceof FileNotLoaded ? () => location.reload() : reset;
  return (
    <Page form>
      <ErrorCard error={error} onRetry={retry} />
    </Page>
  );
}
