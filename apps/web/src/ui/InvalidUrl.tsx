import { ErrorCard } from './ErrorCard.tsx';
import { Page } from './Page.tsx';

const missingId = new Error('Invalid URL');

/** The page of an address whose id is missing (specification 8). */
export function InvalidUrl() {
  return (
    <Page form>
      <ErrorCard error={missingId} />
    </Page>
  );
}
