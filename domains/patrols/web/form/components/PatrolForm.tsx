import { NumberInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { type FormEventHandler, type ReactNode, useState } from 'react';
import { formatTime, today } from '#contract';
import { serverMoment } from '#lib/time/clock.ts';
import { myOrganizationQuery, useZone } from '#people/web/profile.tsx';
import { fieldTexts } from '#texts/shared.ts';
import { SaveForm } from '#ui/form/SaveForm.tsx';
import { SuggestField } from '#ui/form/SuggestField.tsx';
import { TimeField } from '#ui/form/time/TimeField.tsx';
import { TwiceField } from '#ui/form/time/TwiceField.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import type { DraftValues } from '../draft.ts';
import { draftStartOf, startError } from '../draft.ts';
import { patrolFormTexts } from '../texts.ts';
import { DateField } from './DateField.tsx';
import { HoursField } from './HoursField.tsx';
import { PassedStartDialog, PassedStartWarning, usePassedStartQuestion } from './PassedStart.tsx';
import classes from './PatrolForm.module.css';

interface PatrolFormProps {
  form: UseFormReturnType<DraftValues>;
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** Whether the form is being sent. */
  saving: boolean;
  /** The labels of the button that submits, and of one that does so in spite of a warning. */
  labels: { submit: string; anyway: string };
  /** Where Cancel leads when there is no page to go back to. */
  fallback: string;
  /** Fields between the hours and the name. */
  kind?: ReactNode;
  /** Fields after the name. */
  more?: ReactNode;
  /** The focus begins in the date. */
  autoFocus?: boolean;
  /** A note above the buttons about what saving does. */
  children: ReactNode;
}

/** The fields shared by the forms that create and edit a patrol. */
export function PatrolForm(props: PatrolFormProps) {
  const { form, onSubmit, saving, labels, fallback, kind, more, autoFocus = false, children } = props;
  const zone = useZone();
  const [opened] = useState(serverMoment);
  const passedStart = usePassedStartQuestion({ form, zone }, onSubmit);
  return (
    <SaveForm
      className={classes.form}
      form={form}
      onSubmit={passedStart.submit}
      saving={saving}
      label={labels.submit}
      fallback={fallback}
    >
      <SectionCard padded>
        <div className={classes.columns}>
          <DateField
            {...form.getInputProps('date')}
            value={form.values.date}
            today={today(opened, zone)}
            autoFocus={autoFocus}
          />
          <div className={classes.fields}>
            <div>
              <StartTimeField form={form} zone={zone} />
              <PassedStartWarning form={form} zone={zone} />
            </div>
            <HoursField form={form} zone={zone} />
            {kind}
            {form.values.patrol && <CrewSizeField form={form} />}
            <NameField form={form} />
            {more}
          </div>
        </div>
      </SectionCard>
      {children}
      <PassedStartDialog form={form} question={passedStart} anyway={labels.anyway} />
    </SaveForm>
  );
}

/** How many a patrol wants on its crew. An invalid number gets a message and is not silently corrected. */
function CrewSizeField({ form }: { form: UseFormReturnType<DraftValues> }) {
  return (
    <NumberInput
      label={patrolFormTexts.crewSize}
      allowDecimal={false}
      clampBehavior="none"
      hideControls
      autoComplete="off"
      {...form.getInputProps('crewSize')}
    />
  );
}

/** A name: one of the organization's suggestions, or any other. They open upwards, since the form's buttons are below. */
function NameField({ form }: { form: UseFormReturnType<DraftValues> }) {
  const { data: organization, error } = useQuery(myOrganizationQuery);
  return (
    <SuggestField
      label={fieldTexts.name}
      suggestions={[...new Set(organization?.patrolNames)]}
      narrows={form.isDirty('name')} // not by the initial name
      above
      description={error && !organization && patrolFormTexts.namesNotLoaded}
      {...form.getInputProps('name')}
    />
  );
}

interface StartTimeFieldProps {
  form: UseFormReturnType<DraftValues>;
  /** The organization's. */
  zone: string;
}

/** The start time. Reports a time that the clocks skip, and offers both instants of one that comes twice. */
function StartTimeField({ form, zone }: StartTimeFieldProps) {
  const start = draftStartOf(form.values, zone);
  const error = start?.kind === 'skipped' ? startError(form.values, zone) : form.errors.time;
  return (
    <div>
      <TimeField label={patrolFormTexts.start} input={{ ...form.getInputProps('time'), error }} />
      {start?.kind === 'twice' && (
        <TwiceField
          times={{ first: formatTime(start.first, zone), second: formatTime(start.second, zone) }}
          input={form.getInputProps('occurrence')}
        />
      )}
    </div>
  );
}
