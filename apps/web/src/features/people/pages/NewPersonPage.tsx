import { Page } from '../../../ui/Page.tsx';
import { NewPersonForm } from '../components/NewPersonForm.tsx';

/** New Person, for admins. */
export function NewPersonPage() {
  return (
    <Page form>
      <NewPersonForm />
    </Page>
  );
}
