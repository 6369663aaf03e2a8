import { IconPlus } from '@tabler/icons-react';
import { useRoles } from '../../../lib/auth.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';

/** Leads admins to the form; absent for others. */
export function NewPatrolButton() {
  if (!useRoles().includes('admin')) return null;
  return (
    <ButtonLink to="/patrol/new" leftSection={<IconPlus />}>
      New Patrol
    </ButtonLink>
  );
}
