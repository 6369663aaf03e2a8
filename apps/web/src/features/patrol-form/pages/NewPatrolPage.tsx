import { Page } from '../../../ui/layout/Page.tsx';
import { NewPatrolForm } from '../components/NewPatrolForm.tsx';

/** The form with which admins schedule a patrol or event (product 5.2). */
export function NewPatrolPage() {
  return (
    <Page>
      <NewPatrolForm />
    </Page>
  );
}
