import { Alert } from '@mantine/core';
import type { EccLogOnForm } from '@patrolbook/contract';
import { IconUserMinus } from '@tabler/icons-react';

/** Tells a crew of fewer than two to stand down (product 16.2). */
export function StandDown({ crew: [only] }: Pick<EccLogOnForm, 'crew'>) {
  return (
    <Alert role="alert" color="red" icon={<IconUserMinus />} title="Stand down">
      {only ? `Only ${only.name} is on the crew.` : 'Nobody is on the crew.'} A patrol needs two people. Ask
      the coordinator for another, or cancel it.
    </Alert>
  );
}
