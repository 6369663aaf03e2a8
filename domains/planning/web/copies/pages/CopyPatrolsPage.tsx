import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PrefetchContext } from '#lib/navigation/prefetch-context.ts';
import { serverMoment } from '#lib/time/clock.ts';
import { directoryQuery } from '#people/web/directory.ts';
import { useZone } from '#people/web/profile.tsx';
import { CardSkeletons } from '#ui/feedback/CardSkeletons.tsx';
import { ErrorCard } from '#ui/feedback/ErrorCard.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { CopiesForm } from '../components/CopiesForm.tsx';
import { PeriodsFields } from '../components/PeriodsFields.tsx';
import { copiesOfPeriod, daysCopied, lackingText, newPeriods } from '../periods.ts';
import { patrolsOfQuery, type Surroundings, useSurroundings } from '../queries.ts';
import { patrolCopyTexts } from '../texts.ts';

export function prefetch({ client }: PrefetchContext): void {
  void client.prefetchQuery(directoryQuery);
}

/** Copies the patrols of a week or a month to another one (product 5.20). It waits for the first dates, so that nothing moves. */
export function CopyPatrolsPage() {
  const zone = useZone();
  const [here] = useState({ now: serverMoment(), zone });
  const { data, error, refetch } = useSurroundings(zone);
  const first = useQuery(patrolsOfQuery(daysCopied(newPeriods('month', here)), zone));
  if (!error && (!data || first.isPending)) return <CardSkeletons />;
  return (
    <Page>
      {data ? (
        <CopyForm here={here} surroundings={data} />
      ) : (
        <ErrorCard title={patrolCopyTexts.unableToLoadRoster} error={error} onRetry={refetch} />
      )}
    </Page>
  );
}

interface CopyFormProps {
  /** The moment at which the page was opened, and the organization's zone. */
  here: { now: string; zone: string };
  surroundings: Surroundings;
}

function CopyForm({ here, surroundings }: CopyFormProps) {
  const { zone } = here;
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
      notes={[lackingText(lacking, form.values.to, zone), isNothing ? patrolCopyTexts.nothing : undefined]}
      fallback="/patrols/scheduled"
    >
      <PeriodsFields form={form} here={here} />
      {error && (
        <ErrorCard title={patrolCopyTexts.unableToLoadPatrols} error={error} onRetry={() => void refetch()} />
      )}
    </CopiesForm>
  );
}
