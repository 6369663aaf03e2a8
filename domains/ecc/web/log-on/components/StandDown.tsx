import { Alert } from '@mantine/core';
import { IconUserMinus } from '@tabler/icons-react';
import type { EccLogOnForm } from '#ecc/contract';
import { eccLogOnTexts } from '#ecc/web/texts.ts';

/** Tells a crew of fewer than two to stand down (product 16.2). */
export function StandDown({ crew: [only] }: Pick<EccLogOnForm, 'crew'>) {
  return (
    <Alert role="alert" color="red" icon={<IconUserMinus />} title={eccLogOnTexts.standDown}>
      {only ? eccLogOnTexts.onlyOne(only) : eccLogOnTexts.nobody} {eccLogOnTexts.needsTwo}
    </Alert>
  );
}
