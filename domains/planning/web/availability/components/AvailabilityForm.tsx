import { Button, Card, Input } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconCalendarMinus, IconCalendarRepeat } from '@tabler/icons-react';
import { limits, today } from '#contract';
import { useSaveForm } from '#lib/form/save-form.ts';
import { messageOf } from '#lib/http/api-error.ts';
import { useGoBack } from '#lib/navigation/go-back.ts';
import { serverMoment } from '#lib/time/clock.ts';
import { useZone } from '#people/web/profile.tsx';
import { Availability } from '#planning/contract';
import { availabilityTexts } from '#planning/web/texts.ts';
import { feedbackTexts } from '#texts/shared.ts';
import { NativeSelect } from '#ui/controls/NativeSelect.tsx';
import { EmptyText } from '#ui/display/EmptyText.tsx';
import { toastError, toastSuccess } from '#ui/feedback/toasts.tsx';
import { SaveForm } from '#ui/form/SaveForm.tsx';
import {
  type AvailabilityDraft,
  availabilityBodyOf,
  availabilityDraftOf,
  newTimeAway,
  newWeekday,
} from '../draft.ts';
import { useUpdateAvailability, type Whose } from '../queries.ts';
import { AbsenceFields } from './AbsenceFields.tsx';
import classes from './AvailabilityForm.module.css';

const numbers = Array.from({ length: limits.patrolsAMonth.max + 1 }, (_, number) => String(number));

/** How many patrols a month somebody wishes to go on. */
function WishField({ form }: { form: UseFormReturnType<AvailabilityDraft> }) {
  const label = availabilityTexts.patrolsAMonth;
  return (
    <Input.Wrapper label={label} labelElement="div" description={availabilityTexts.patrolsAMonthMeans}>
      <NativeSelect
        label={label}
        value={form.values.patrolsAMonth}
        onValue={(value) => form.setFieldValue('patrolsAMonth', value)}
      >
        <option value="">{availabilityTexts.notSaid}</option>
        {numbers.map((number) => (
          <option key={number} value={number}>
            {number}
          </option>
        ))}
      </NativeSelect>
    </Input.Wrapper>
  );
}

interface AvailabilityFormProps {
  whose: Whose;
  availability: Availability;
  /** Where Cancel and Save lead when there is no page to go back to. */
  fallback: string;
}

/** Edits when somebody is not available and how often they wish to go (product 6.19 and 6.22). */
export function AvailabilityForm({ whose, availability, fallback }: AvailabilityFormProps) {
  const zone = useZone();
  const goBack = useGoBack();
  const update = useUpdateAvailability(whose);
  const { form, submit } = useSaveForm<AvailabilityDraft, Availability, Availability>({
    initialValues: availabilityDraftOf(availability),
    schema: Availability,
    bodyOf: availabilityBodyOf,
    save: update.mutate,
    onSaved: (_, { resetDirty }) => {
      resetDirty();
      toastSuccess(feedbackTexts.updated);
      goBack(fallback);
    },
    onFailed: (error) => toastError(feedbackTexts.unableToUpdate({ reason: messageOf(error) })),
  });
  const { periods } = form.values;
  const isFull = periods.length >= limits.availability.max;
  const thisDay = () => today(serverMoment(), zone);
  return (
    <SaveForm form={form} onSubmit={submit} saving={update.isPending} fallback={fallback}>
      <Card className={classes.wish}>
        <WishField form={form} />
      </Card>
      {periods.map(({ key }, index) => (
        <AbsenceFields key={key} form={form} index={index} />
      ))}
      {periods.length === 0 && <EmptyText>{availabilityTexts.none}</EmptyText>}
      <div className={classes.add}>
        <Button
          variant="default"
          leftSection={<IconCalendarMinus />}
          disabled={isFull}
          onClick={() => form.insertListItem('periods', newTimeAway(thisDay()))}
        >
          {availabilityTexts.addTimeAway}
        </Button>
        <Button
          variant="default"
          leftSection={<IconCalendarRepeat />}
          disabled={isFull}
          onClick={() => form.insertListItem('periods', newWeekday(thisDay()))}
        >
          {availabilityTexts.addWeekdays}
        </Button>
      </div>
    </SaveForm>
  );
}
