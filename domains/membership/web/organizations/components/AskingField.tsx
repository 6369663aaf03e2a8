import { Select } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { askedInTurn } from '#contract';
import { organizationSettingTexts } from '#membership/web/texts.ts';
import '#ui/form/form-fields.css';

const choices = ['off', 'on'] as const;

/** Chooses how those who could take a place are asked (product 6.42). */
export function AskingField({ inputProps }: { inputProps: GetInputPropsReturnType }) {
  return (
    <Select
      label={organizationSettingTexts.asked}
      description={organizationSettingTexts.askedMeans(askedInTurn)}
      data={choices.map((value) => ({ value, label: organizationSettingTexts.askedInTurn(value) }))}
      allowDeselect={false}
      {...inputProps}
    />
  );
}
