import { Page } from '../../../ui/Page.tsx';
import { NewPatrolForm } from '../components/NewPatrolForm.tsx';

/** The form that admins schedule a patrol or event with (specification 2). */
export function NewPatrolPage() {
  return (
    <Page>
      <NewPatrolForm />
    </Page>
  );
}
