import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { directoryQuery } from '../../../../domain/people/directory.ts';
import { useZone } from '../../../../domain/profile/profile.tsx';
import type { PrefetchContext } from '../../../../lib/navigation/prefetch-context.ts';
import { serverMoment } from '../../../../lib/time/clock.ts';
import { CardSkeletons } from '../../../../ui/feedback/CardSkeletons.tsx';
import { ErrorCard } from '../../../../ui/feedback/ErrorCard.tsx';
import { Page } from '../../../../ui/layout/Page.tsx';
import { CopiesForm } from '../components/CopiesForm.tsx';
import { PeriodsFields } from '../components/PeriodsFields.tsx';
import { copiesOfPeriod, daysCopied, lackingText, newPeriods } from '../periods.ts';
import { patrolsOfQuery, type Surroundings, useSurroundings } from '../queries.ts';

export function prefetch({ client }: PrefetchContext): void {
  void client.prefetchQuery(directoryQuery);
}

/** Copies the patrols of a week or a month to another one (product 5.20). */
export function CopyPatrolsPage() {
  const { data, error, refetch } = useSurroundings(useZone());
  if (!data && !error) return <CardSkeletons />;
  return (
    <Page>
      {data ? (
        <CopyForm surroundings={data} />
      ) : (
        <ErrorCard title="Unable to load the roster" error={error} onRetry={refetch} />
      )}
    </Page>
  );
}

function CopyForm({ surroundings }: { surroundings: Surroundings }) {
  const zone = useZone();
  const [here] = useState({ now: serverMoment(), zone });
  const form = useForm({ initialValues: newPeriods('month', here) });
  const { data: patrols, error, refetch } = useQuery(patrolsOfQuery(daysCopied(form.values), zone));
  const { wanted, lacking } = copiesOfPeriod(patrols ?? [], form.values, here);
  const isNothing = patrols !== undefined && wanted.length === 0;
  return (
    <CopiesForm
      form={form}
      wanted={wanted}
      sources={patrols ?? []}
      surroundings={surroundings}
      notes={[
        lackingText(lacking, form.values.to, zone),
        isNothing ? 'Nothing there can be copied to a day that is ahead.' : undefined,
      ]}
      fallback="/patrols/scheduled"
    >
      <PeriodsFields form={form} here={here} />
      {error && <ErrorCard title="Unable to load the patrols" error={error} onRetry={() => void refetch()} />}
    </CopiesForm>
  );
}
