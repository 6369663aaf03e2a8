import { Page } from '../layout/Page.tsx';
import { ErrorCard } from './ErrorCard.tsx';

const missingId = new Error('Invalid URL');

/** The page of a URL without its id (product 13.4). */
export function InvalidUrl() {
  return (
    <Page form>
      <ErrorCard error={missingId} />
    </Page>
  );
}
