import { useForm } from '@mantine/form';
import { useState } from 'react';
import { limits } from '#contract';
import { serverMoment } from '#lib/time/clock.ts';
import type { Patrol } from '#patrols/contract';
import { useZone } from '#people/web/profile.tsx';
import { CardSkeletons } from '#ui/feedback/CardSkeletons.tsx';
import { ErrorCard } from '#ui/feedback/ErrorCard.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { type Surroundings, useSurroundings } from '../queries.ts';
import { newRepetition, repetitionErrors, repetitionOf } from '../repetition.ts';
import { patrolCopyTexts } from '../texts.ts';
import { CopiesForm } from './CopiesForm.tsx';
import { RepetitionFields } from './RepetitionFields.tsx';

/** The form that repeats a patrol, once it is known among which others and with whom. */
export function RepeatForm({ patrol }: { patrol: Patrol }) {
  const { data, error, refetch } = useSurroundings(useZone());
  if (!data && !error) return <CardSkeletons />;
  return (
    <Page>
      {data ? (
        <Repetition patrol={patrol} surroundings={data} />
      ) : (
        <ErrorCard title={patrolCopyTexts.unableToLoadRoster} error={error} onRetry={refetch} />
      )}
    </Page>
  );
}

function Repetition({ patrol, surroundings }: { patrol: Patrol; surroundings: Surroundings }) {
  const zone = useZone();
  const [here] = useState({ now: serverMoment(), zone });
  const form = useForm({ initialValues: newRepetition(patrol, here), validate: repetitionErrors });
  const { wanted, isCut } = repetitionOf(patrol, form.values, here);
  const { max } = limits.copies;
  return (
    <CopiesForm
      form={form}
      wanted={wanted}
      sources={[patrol]}
      surroundings={surroundings}
      notes={[isCut ? patrolCopyTexts.cut({ max }) : undefined]}
      fallback={`/patrol/${patrol._id}`}
    >
      <RepetitionFields form={form} here={here} />
    </CopiesForm>
  );
}
