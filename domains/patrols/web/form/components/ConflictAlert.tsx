import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { conflictOf } from '../form-errors.ts';

/** Refusals that are shown in their own way. */
const dealtWith = ['double-booked', 'changed-meanwhile'];

/** What the state of the patrol, or of a patroller on it, does not allow. */
export function ConflictAlert({ error }: { error: Error | null }) {
  const refusal = conflictOf(error);
  if (!refusal || dealtWith.includes(refusal.code)) return null;
  return <Alert color="orange" icon={<IconAlertTriangle />} title={refusal.message} role="alert" />;
}
