import { Alert } from '@mantine/core';
import { IconFlask } from '@tabler/icons-react';

/** The banner of a TEST patrol, whose messages go to their sender (product 16.8). */
export function Training() {
  return (
    <Alert role="status" color="blue" icon={<IconFlask />} title="TRAINING">
      This is a TEST patrol. The message goes to you and not to the ECC. On a real patrol you would ring the
      ECC; do not ring it for this one.
    </Alert>
  );
}
