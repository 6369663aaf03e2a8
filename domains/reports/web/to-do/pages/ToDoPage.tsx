import { useQuery } from '@tanstack/react-query';
import { usePageTitle } from '#lib/navigation/page-title.ts';
import type { PrefetchContext } from '#lib/navigation/prefetch-context.ts';
import { directoryQuery } from '#people/web/directory.ts';
import { failingAddressesQuery } from '#people/web/failing-addresses.tsx';
import { Unreached } from '#people/web/Unreached.tsx';
import { OutNow, usePatrolsOut } from '#record/web/out/OutNow.tsx';
import { patrolsOutQuery } from '#record/web/out/patrols-out.ts';
import { titleTexts } from '#texts/titles.ts';
import { CardSkeletons } from '#ui/feedback/CardSkeletons.tsx';
import { ErrorCard } from '#ui/feedback/ErrorCard.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { FirstStepsCard } from '../components/FirstStepsCard.tsx';
import { ToDoCard } from '../components/ToDoCard.tsx';
import { toDoQuery } from '../queries.ts';
import { toDoTexts } from '../texts.ts';

export function prefetch({ client }: PrefetchContext): void {
  void client.prefetchQuery(toDoQuery);
  void client.prefetchQuery(patrolsOutQuery);
  void client.prefetchQuery(failingAddressesQuery);
  void client.prefetchQuery(directoryQuery);
}

/** What an admin finds first: who is out, the first steps of a new organization, and what needs doing (product 14.3 and 14.32). */
export function ToDoPage() {
  usePageTitle(titleTexts.whatNeedsDoing);
  const { data: toDo, error, refetch } = useQuery(toDoQuery);
  const out = usePatrolsOut();
  if (out.isLoading || (!toDo && !error)) return <CardSkeletons />;
  return (
    <Page form>
      <OutNow />
      {toDo?.firstSteps && <FirstStepsCard done={toDo.firstSteps} />}
      {toDo ? (
        <ToDoCard toDo={toDo} />
      ) : (
        <ErrorCard title={toDoTexts.unableToLoad} error={error} onRetry={() => void refetch()} />
      )}
      <Unreached />
    </Page>
  );
}
