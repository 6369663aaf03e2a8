import { Checkbox } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { PatrolListItem, WantedCopy } from '#patrols/contract';
import { SaveForm } from '#ui/form/SaveForm.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { type CopiesValues, copiesOf, haveCrew, planOf, planText, tooMany } from '../plan.ts';
import { type Surroundings, useCopyPatrols } from '../queries.ts';
import { patrolCopyTexts } from '../texts.ts';
import classes from './CopiesForm.module.css';
import { PlannedDates } from './PlannedDates.tsx';

interface CopiesFormProps<V extends CopiesValues> {
  form: UseFormReturnType<V>;
  /** The copies that the form describes. */
  wanted: readonly WantedCopy[];
  /** The patrols that are copied. */
  sources: readonly Pick<PatrolListItem, 'patrollers'>[];
  surroundings: Surroundings;
  /** What is left out, and why. */
  notes: readonly (string | undefined)[];
  /** Where Cancel leads when there is no page to go back to. */
  fallback: string;
  /** The fields that say what is copied to when. */
  children: ReactNode;
}

/** The frame of the forms that copy patrols: the dates are seen, and taken out one by one, before they are saved. */
export function CopiesForm<V extends CopiesValues>(props: CopiesFormProps<V>) {
  const { form, wanted, sources, surroundings, notes, fallback, children } = props;
  const navigate = useNavigate();
  const copy = useCopyPatrols();
  const { sameCrew, ticked } = form.values;
  const plan = planOf(wanted, { sameCrew, ticked }, surroundings);
  const body = copiesOf(plan);
  const refusal = tooMany(plan);
  const save = () =>
    copy.mutate(body, {
      onSuccess: () => {
        form.resetDirty();
        void navigate({ to: '/patrols/scheduled', replace: true });
      },
    });
  const set = (values: Partial<CopiesValues>) => form.setValues({ ...form.values, ...values });
  return (
    <SaveForm
      className={classes.form}
      form={form}
      onSubmit={form.onSubmit(save)}
      saving={copy.isPending || copy.isSuccess}
      disabled={body.copies.length === 0 || refusal !== undefined}
      label={patrolCopyTexts.save(body.copies.length)}
      fallback={fallback}
    >
      <SectionCard padded>
        <div className={classes.fields}>
          {children}
          {haveCrew(sources) && (
            <Checkbox
              label={patrolCopyTexts.sameCrew}
              checked={sameCrew}
              onChange={({ currentTarget }) => set({ sameCrew: currentTarget.checked })}
            />
          )}
        </div>
      </SectionCard>
      <div role="status" className={classes.notes}>
        {[planText(plan), refusal, ...notes].map((note) => note && <p key={note}>{note}</p>)}
      </div>
      {plan.length > 0 && (
        <PlannedDates
          plan={plan}
          people={surroundings.people}
          onTick={(key, isTicked) => set({ ticked: { ...ticked, [key]: isTicked } })}
        />
      )}
      <p className={classes.notes}>{patrolCopyTexts.startAsDrafts}</p>
    </SaveForm>
  );
}
