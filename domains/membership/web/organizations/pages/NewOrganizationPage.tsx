import { Page } from '#ui/layout/Page.tsx';
import { NewOrganizationForm } from '../components/NewOrganizationForm.tsx';

/** The form that creates an organization, for super administrators. */
export function NewOrganizationPage() {
  return (
    <Page>
      <NewOrganizationForm />
    </Page>
  );
}
