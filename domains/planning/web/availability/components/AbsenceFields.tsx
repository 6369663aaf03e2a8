import { Button, Card, Input, Radio, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconTrash } from '@tabler/icons-react';
import { unavailabilityLabels } from '#planning/contract';
import { availabilityTexts } from '#planning/web/texts.ts';
import { actionTexts, fieldTexts } from '#texts/shared.ts';
import { WeekdayButtons } from '#ui/controls/WeekdayButtons.tsx';
import { FieldPair } from '#ui/form/FieldPair.tsx';
import type { AvailabilityDraft } from '../draft.ts';
import classes from './AbsenceFields.module.css';
import '#ui/form/form-fields.css';

interface PeriodFieldsProps {
  form: UseFormReturnType<AvailabilityDraft>;
  /** Its position among the periods. */
  index: number;
}

/** A period in which somebody is not available: which of the two it is, its dates and its weekdays. */
export function AbsenceFields({ form, index }: PeriodFieldsProps) {
  const field = (name: string) => `periods.${index}.${name}`;
  return (
    <Card
      component="fieldset"
      className={classes.period}
      aria-label={availabilityTexts.period({ number: index + 1 })}
    >
      <Radio.Group label={availabilityTexts.kind} {...form.getInputProps(field('kind'))}>
        <div className={classes.choices}>
          {Object.entries(unavailabilityLabels).map(([kind, label]) => (
            <Radio key={kind} value={kind} label={label} />
          ))}
        </div>
      </Radio.Group>
      <FieldPair>
        <TextInput label={fieldTexts.from} type="date" {...form.getInputProps(field('from'))} />
        <TextInput
          label={fieldTexts.to}
          type="date"
          description={availabilityTexts.forGood}
          {...form.getInputProps(field('until'))}
        />
      </FieldPair>
      <Weekdays form={form} index={index} />
      <Button
        className={classes.remove}
        variant="subtle"
        color="red"
        leftSection={<IconTrash />}
        onClick={() => form.removeListItem('periods', index)}
      >
        {actionTexts.remove}
      </Button>
    </Card>
  );
}

function Weekdays({ form, index }: PeriodFieldsProps) {
  const field = `periods.${index}.weekdays`;
  const chosen = form.values.periods[index]?.weekdays ?? [];
  const toggle = (weekday: number) => {
    const without = chosen.filter((each) => each !== weekday);
    form.setFieldValue(field, without.length < chosen.length ? without : [...chosen, weekday]);
  };
  return (
    <Input.Wrapper label={availabilityTexts.weekdays} labelElement="div" error={form.errors[field]}>
      <WeekdayButtons chosen={new Set(chosen)} onToggle={toggle} />
    </Input.Wrapper>
  );
}
