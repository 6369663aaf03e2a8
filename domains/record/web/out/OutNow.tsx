import { useQuery } from '@tanstack/react-query';
import { useRoles } from '#lib/auth/auth.ts';
import { useNow } from '#lib/time/clock.ts';
import { titleTexts } from '#texts/titles.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { ErrorCard } from '#ui/feedback/ErrorCard.tsx';
import { RowList } from '#ui/layout/RowList.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { OutRow } from './OutRow.tsx';
import { patrolsOutQuery, watchesOver } from './patrols-out.ts';
import { patrolOutTexts } from './texts.ts';

/** How often it is judged which patrols are overdue, in milliseconds. */
const refreshInterval = 10_000;

/** Reads who is out, for those who watch over them; for others it is never loading. */
export function usePatrolsOut() {
  return useQuery({ ...patrolsOutQuery, enabled: watchesOver(useRoles()) });
}

/**
 * The patrols that are out now, on the start page of admins and watchers (product 17.10). Renders nothing while
 * none is out.
 */
export function OutNow() {
  const watches = watchesOver(useRoles());
  const { data, error, refetch } = usePatrolsOut();
  const now = new Date(useNow(refreshInterval)).toISOString();
  if (!watches) return null;
  if (error && !data)
    return <ErrorCard title={patrolOutTexts.unableToLoad} error={error} onRetry={() => void refetch()} />;
  if (!data || data.items.length === 0) return null;
  return (
    <SectionCard
      title={titleTexts.outNow}
      count={data.matches}
      action={
        <ButtonLink variant="default" to="/patrols/out">
          {patrolOutTexts.phonesAndPlaces}
        </ButtonLink>
      }
    >
      <RowList>
        {data.items.map((patrol) => (
          <OutRow key={patrol._id} patrol={patrol} now={now} />
        ))}
      </RowList>
    </SectionCard>
  );
}
