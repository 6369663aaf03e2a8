import { Page } from '#ui/layout/Page.tsx';
import { ImportForm } from '../import/ImportForm.tsx';

/** Adds many people from a table, for admins. */
export function ImportPeoplePage() {
  return (
    <Page>
      <ImportForm />
    </Page>
  );
}
