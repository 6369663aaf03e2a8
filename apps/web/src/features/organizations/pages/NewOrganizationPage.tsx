import { Page } from '../../../ui/Page.tsx';
import { NewOrganizationForm } from '../components/NewOrganizationForm.tsx';

/** Create an Organization, for super administrators. */
export function NewOrganizationPage() {
  return (
    <Page>
      <NewOrganizationForm />
    </Page>
  );
}
