import { IconMoonStars } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { usePageTitle } from '#lib/navigation/page-title.ts';
import type { PrefetchContext } from '#lib/navigation/prefetch-context.ts';
import { useNow } from '#lib/time/clock.ts';
import { directoryQuery } from '#people/web/directory.ts';
import { titleTexts } from '#texts/titles.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ErrorCard } from '#ui/feedback/ErrorCard.tsx';
import { RowSkeletons } from '#ui/feedback/RowSkeletons.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { RowList } from '#ui/layout/RowList.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { preloadPlaces } from '../../places/place-words.ts';
import { AsOf } from '../components/AsOf.tsx';
import { LastPlaces } from '../components/LastPlaces.tsx';
import { OutRow, outRowId } from '../OutRow.tsx';
import { patrolsOutQuery } from '../patrols-out.ts';
import { patrolOutPageTexts, patrolOutTexts } from '../texts.ts';
import classes from './OutPage.module.css';

/** How often it is read again, and how often it is judged how old it is, in milliseconds. */
const readEvery = 30_000;
const judgeEvery = 10_000;

export function prefetch({ client }: PrefetchContext): void {
  void preloadPlaces();
  void client.prefetchQuery(patrolsOutQuery);
  void client.prefetchQuery(directoryQuery);
}

/** Who is out, for a station that watches over them: whom to ring, and where they were last (product 17.45). */
export function OutPage() {
  usePageTitle(titleTexts.outNow);
  const { data, dataUpdatedAt, error, refetch } = useQuery({
    ...patrolsOutQuery,
    refetchInterval: readEvery,
  });
  const now = new Date(useNow(judgeEvery)).toISOString();
  if (error && !data)
    return (
      <Page>
        <ErrorCard title={patrolOutTexts.unableToLoad} error={error} onRetry={() => void refetch()} />
      </Page>
    );
  if (!data)
    return (
      <Page>
        <SectionCard>
          <RowSkeletons />
        </SectionCard>
      </Page>
    );
  return (
    <Page>
      <AsOf readAt={dataUpdatedAt} onRetry={() => void refetch()} />
      {data.items.length === 0 ? (
        <SectionCard title={titleTexts.outNow} count={0}>
          <EmptyState icon={<IconMoonStars />} title={patrolOutPageTexts.nobody}>
            {patrolOutPageTexts.nobodyMeans}
          </EmptyState>
        </SectionCard>
      ) : (
        <div className={classes.views}>
          <SectionCard title={titleTexts.outNow} count={data.matches}>
            <RowList>
              {data.items.map((patrol) => (
                <OutRow key={patrol._id} patrol={patrol} now={now} whole />
              ))}
            </RowList>
          </SectionCard>
          <LastPlaces patrols={data.items} now={now} onChoose={focusRow} />
        </div>
      )}
    </Page>
  );
}

/** Leads from a mark on the map to the patrol's row. */
function focusRow(patrolId: string): void {
  document.getElementById(outRowId(patrolId))?.focus();
}
