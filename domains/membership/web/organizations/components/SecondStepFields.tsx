import { Select } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { limits } from '#contract';
import { organizationSettingTexts } from '#membership/web/texts.ts';
import { type SecondStepChoice, usualSecondStepGrace } from '#organizations/contract';
import { fieldTexts } from '#texts/shared.ts';
import '#ui/form/form-fields.css';

const choices: readonly SecondStepChoice[] = ['nobody', 'admins', 'admins-and-watchers'];

/** What admins choose from; another number, set by the API, stands among them. */
const usualDays = [0, 7, usualSecondStepGrace, limits.secondStepGrace.max];

/** The settings of the section. */
export type SecondStepSetting = 'secondStepFor' | 'secondStepGraceDays';

interface SecondStepFieldsProps {
  inputProps: (field: SecondStepSetting) => GetInputPropsReturnType;
}

/** Of whom the organization requires a second step, and in how many days they set it up (product 9.25). */
export function SecondStepFields({ inputProps }: SecondStepFieldsProps) {
  const chosen = inputProps('secondStepFor');
  const days = inputProps('secondStepGraceDays');
  const offered = [...new Set([...usualDays, Number(days.value)])].sort((one, other) => one - other);
  return (
    <>
      <Select
        label={organizationSettingTexts.secondStep}
        description={organizationSettingTexts.secondStepMeans}
        data={choices.map((value) => ({ value, label: organizationSettingTexts.secondStepFor(value) }))}
        allowDeselect={false}
        {...chosen}
      />
      {chosen.value !== 'nobody' && (
        <Select
          label={organizationSettingTexts.grace}
          description={organizationSettingTexts.graceMeans}
          data={offered.map((one) => ({
            value: String(one),
            label: one === 0 ? fieldTexts.none : organizationSettingTexts.graceDays(one),
          }))}
          allowDeselect={false}
          {...days}
        />
      )}
    </>
  );
}
