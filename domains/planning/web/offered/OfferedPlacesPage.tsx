import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { AssignmentSkeleton } from '#crew/web/links/components/AssignmentSkeleton.tsx';
import { Outcome } from '#crew/web/links/components/Outcome.tsx';
import { assignmentTexts } from '#crew/web/texts.ts';
import { isDeadLink, isNetworkError } from '#lib/http/api-error.ts';
import { titleTexts } from '#texts/titles.ts';
import { ErrorCard } from '#ui/feedback/ErrorCard.tsx';
import { LinkFrame } from '#ui/layout/LinkFrame.tsx';
import { OfferedPlaces } from './OfferedPlaces.tsx';
import { offeredPlacesQuery, useAnswerPlace } from './queries.ts';

const route = getRouteApi('/assignment/offers/$linkToken');

/** The page behind Take This Place of a mail about free places, cover or a swap (product 6.35). */
export function OfferedPlacesPage() {
  const { linkToken } = route.useParams();
  const { place } = route.useSearch();
  return (
    <LinkFrame>
      <PlacesByLink key={linkToken} linkToken={linkToken} place={place} />
    </LinkFrame>
  );
}

function PlacesByLink({ linkToken, place }: { linkToken: string; place: string | undefined }) {
  const { data: view, error, refetch } = useQuery(offeredPlacesQuery(linkToken));
  const answering = useAnswerPlace(linkToken);
  if ([error, answering.error].some(isDeadLink))
    return <Outcome tone="neutral" title={assignmentTexts.linkExpired} />;
  if (view) {
    return (
      <OfferedPlaces
        view={view}
        chosen={answering.variables?.id ?? place}
        answered={answering.isSuccess}
        sending={answering.isPending ? answering.variables : undefined}
        error={answering.error}
        onAnswer={answering.mutate}
      />
    );
  }
  return (
    <>
      <VisuallyHidden component="h1">{titleTexts.openPlaces}</VisuallyHidden>
      {error ? (
        <ErrorCard
          title={assignmentTexts.unableToLoad('places')}
          error={isNetworkError(error) ? new Error(assignmentTexts.noConnection) : error}
          onRetry={() => void refetch()}
        />
      ) : (
        <AssignmentSkeleton />
      )}
    </>
  );
}
