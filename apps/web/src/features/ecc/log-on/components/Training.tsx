import { Alert } from '@mantine/core';
import { IconFlask } from '@tabler/icons-react';

/** The banner of a TEST patrol, whose messages go to their sender (product 16.8). */
export function Training() {
  return (
    <Alert role="status" color="blue" icon={<IconFlask />} title="TRAINING">
      This is training: messages go to whoever sends them, not to the ECC, which does not know of this patrol.
    </Alert>
  );
}
