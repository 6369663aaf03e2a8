import { Page } from '../../../ui/Page.tsx';
import { PersonForm } from '../components/PersonForm.tsx';

/** New Person, for admins. */
export function NewPersonPage() {
  return (
    <Page form>
      <PersonForm />
    </Page>
  );
}
