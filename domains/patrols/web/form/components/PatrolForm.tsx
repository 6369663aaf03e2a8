import type { UseFormReturnType } from '@mantine/form';
import { type FormEventHandler, type ReactNode, useState } from 'react';
import { today } from '#contract';
import { serverMoment } from '#lib/time/clock.ts';
import { useZone } from '#people/web/profile.tsx';
import { SaveForm } from '#ui/form/SaveForm.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import type { DraftValues } from '../draft.ts';
import { CrewSizeField } from './CrewSizeField.tsx';
import { DateField } from './DateField.tsx';
import { HoursField } from './HoursField.tsx';
import { NameField } from './NameField.tsx';
import { PassedStartDialog, PassedStartWarning, usePassedStartQuestion } from './PassedStart.tsx';
import classes from './PatrolForm.module.css';
import { StartTimeField } from './StartTimeField.tsx';

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
