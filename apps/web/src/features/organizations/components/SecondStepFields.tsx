import { Select } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { limits, type SecondStepChoice, usualSecondStepGrace } from '@patrolbook/contract';
import '../../../ui/form/form-fields.css';

const choices: { value: SecondStepChoice; label: string }[] = [
  { value: 'nobody', label: 'Nobody' },
  { value: 'admins', label: 'Admins' },
  { value: 'admins-and-watchers', label: 'Admins and watchers' },
];

/** What admins choose from; another number, set by the API, stands among them. */
const usualDays = [0, 7, usualSecondStepGrace, limits.secondStepGrace.max];

interface SecondStepFieldsProps {
  inputProps: (field: 'secondStepFor' | 'secondStepGraceDays') => GetInputPropsReturnType;
}

/** Of whom the organization requires a second step, and in how many days they set it up (product 9.25). */
export function SecondStepFields({ inputProps }: SecondStepFieldsProps) {
  const chosen = inputProps('secondStepFor');
  const days = inputProps('secondStepGraceDays');
  const offered = [...new Set([...usualDays, Number(days.value)])].sort((one, other) => one - other);
  return (
    <>
      <Select
        label="Who needs a second step"
        description="Besides the password, a code of an authenticator app. Everybody may have one on Security."
        data={choices}
        allowDeselect={false}
        {...chosen}
      />
      {chosen.value !== 'nobody' && (
        <Select
          label="Time to set it up"
          description="From when it is required of somebody. They are mailed; afterwards nothing else works for them but the record of their own patrols."
          data={offered.map((one) => ({ value: String(one), label: one === 0 ? 'None' : `${one} days` }))}
          allowDeselect={false}
          {...days}
        />
      )}
    </>
  );
}
