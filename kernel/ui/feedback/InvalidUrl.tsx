import { feedbackTexts } from '#texts/shared.ts';
import { Page } from '../layout/Page.tsx';
import { ErrorCard } from './ErrorCard.tsx';

/** The page of a URL without its id (product 13.4). */
export function InvalidUrl() {
  return (
    <Page form>
      <ErrorCard error={new Error(feedbackTexts.invalidUrl)} />
    </Page>
  );
}
