import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { Refusal } from '../../../lib/queue/queue.ts';
import { recordPageTexts } from '../../../texts/record/page.ts';

/** Says why the server refused the values that a form shows again; renders nothing if it did not. */
export function RefusalAlert({ refusal }: { refusal: Refusal | null | undefined }) {
  if (!refusal) return null;
  return (
    <Alert role="alert" color="red" icon={<IconAlertTriangle />} title={recordPageTexts.refused}>
      {refusal.message}
    </Alert>
  );
}
