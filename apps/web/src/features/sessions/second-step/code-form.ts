import { useForm } from '@mantine/form';
import { required } from '../../../lib/form/required.ts';

/** The state of a form that takes a code and the current password. */
export function useCodeForm() {
  return useForm({
    initialValues: { code: '', currentPassword: '' },
    validate: { code: required, currentPassword: required },
  });
}
