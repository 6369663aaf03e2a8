import { Page } from '#ui/layout/Page.tsx';
import { NewPersonForm } from '../components/NewPersonForm.tsx';

/** The form that creates a person, for admins. */
export function NewPersonPage() {
  return (
    <Page form>
      <NewPersonForm />
    </Page>
  );
}
