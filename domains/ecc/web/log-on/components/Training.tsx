import { Alert } from '@mantine/core';
import { IconFlask } from '@tabler/icons-react';
import { eccLogOnTexts } from '#ecc/web/texts.ts';

/** The banner of a TEST patrol, whose messages go to their sender (product 16.8). */
export function Training() {
  return (
    <Alert role="status" color="blue" icon={<IconFlask />} title={eccLogOnTexts.training}>
      {eccLogOnTexts.trainingMeans}
    </Alert>
  );
}
