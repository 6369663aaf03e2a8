import { useForm } from '@mantine/form';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { limits } from '#contract';
import { useRoles } from '#lib/auth/auth.ts';
import { serverMoment } from '#lib/time/clock.ts';
import type { PatrolListItem } from '#patrols/contract';
import { actionTexts } from '#texts/shared.ts';
import { SaveForm } from '#ui/form/SaveForm.tsx';
import { useDeciding } from '../decide.ts';
import { useAcceptFill } from '../queries.ts';
import { patrolFillTexts } from '../texts.ts';
import {
  afterSaving,
  type FillValues,
  fillErrors,
  filledPatrols,
  firstFillValues,
  patrolsToFill,
  placementsOf,
} from '../values.ts';
import { FillNotes } from './FillNotes.tsx';
import { FillOptions } from './FillOptions.tsx';
import { MailedDialog } from './MailedDialog.tsx';
import { NotSaved } from './NotSaved.tsx';
import { ProposedPatrols } from './ProposedPatrols.tsx';

interface FillFormProps {
  month: string;
  /** All of the month. */
  patrols: readonly PatrolListItem[];
}

/** Proposes crews for a month; nothing is saved before the admin has looked at them (product 14.50 to 14.53). */
export function FillForm({ month, patrols }: FillFormProps) {
  const navigate = useNavigate();
  const roles = useRoles();
  const form = useForm<FillValues>({ initialValues: firstFillValues, validate: fillErrors });
  const { values } = form;
  const open = patrolsToFill(patrols, { roles, now: serverMoment() });
  const wanted = open
    .filter(({ finalized }) => values.withFinalized || !finalized)
    .slice(0, limits.filledTogether.max);
  const filled = filledPatrols(patrols, values);
  const deciding = useDeciding(form, { patrols, ids: wanted.map(({ _id }) => _id), filled });
  const { accept, isAccepting } = useAcceptFill();
  const [asking, setAsking] = useState(false);
  const saved = filled.filter(({ isSkipped }) => !isSkipped);
  const placements = placementsOf(saved);
  const mailed = placementsOf(saved.filter(({ patrol }) => patrol.finalized));

  const save = () => {
    setAsking(false);
    const body = { placements, restHours: Number(values.restHours), finalized: mailed.length > 0 };
    accept.mutate(body, { onSuccess: settle });
  };
  const settle = () => {
    const left = afterSaving(form.getValues(), new Set(saved.map(({ patrol }) => patrol._id)));
    form.setValues(left);
    if (!left.proposal) void navigate({ to: '/patrols/month', search: { month }, replace: true });
  };
  const propose = () => {
    accept.reset();
    deciding.propose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isAccepting()) return;
    if (mailed.length > 0) setAsking(true);
    else save();
  };

  return (
    <SaveForm
      form={form}
      onSubmit={submit}
      saving={accept.isPending}
      disabled={placements.length === 0 || deciding.isBusy}
      label={saveLabel(placements.length)}
      fallback="/patrols/month"
      isDirty={() => form.getValues().proposal !== null}
    >
      <FillOptions
        form={form}
        open={open}
        wanted={wanted}
        isSolving={deciding.isSolving}
        onPropose={propose}
      />
      <FillNotes values={values} wanted={wanted} filled={filled} deciding={deciding} />
      <NotSaved error={accept.error} isSolving={deciding.isSolving} onAgain={propose} />
      {filled.length > 0 && <ProposedPatrols filled={filled} values={values} deciding={deciding} />}
      <MailedDialog opened={asking} mailed={mailed} onConfirm={save} onClose={() => setAsking(false)} />
    </SaveForm>
  );
}

function saveLabel(places: number): string {
  return places === 0 ? actionTexts.save : patrolFillTexts.save(places);
}
