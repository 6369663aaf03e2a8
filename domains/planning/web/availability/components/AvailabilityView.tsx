import { useQuery } from '@tanstack/react-query';
import { availabilityTexts } from '#planning/web/texts.ts';
import { CardSkeletons } from '#ui/feedback/CardSkeletons.tsx';
import { ErrorCard } from '#ui/feedback/ErrorCard.tsx';
import { NotFound } from '#ui/feedback/NotFound.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { availabilityQuery, type Whose } from '../queries.ts';
import { AvailabilityForm } from './AvailabilityForm.tsx';

/** The form once it is read, or why it cannot be. */
export function AvailabilityView({ whose, fallback }: { whose: Whose; fallback: string }) {
  const { data: availability, error, refetch } = useQuery(availabilityQuery(whose));
  if (availability === null) return <NotFound />;
  if (!availability && !error) return <CardSkeletons />;
  return (
    <Page form>
      {availability ? (
        <AvailabilityForm whose={whose} availability={availability} fallback={fallback} />
      ) : (
        <ErrorCard title={availabilityTexts.unableToLoad} error={error} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}
