import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { Refusal } from '#lib/queue/queue.ts';
import { recordUnsentTexts } from '../texts.ts';

/** Says why the server refused the values that a form shows again; renders nothing if it did not. */
export function RefusalAlert({ refusal }: { refusal: Refusal | null | undefined }) {
  if (!refusal) return null;
  return (
    <Alert role="alert" color="red" icon={<IconAlertTriangle />} title={recordUnsentTexts.refused}>
      {refusal.message}
    </Alert>
  );
}
