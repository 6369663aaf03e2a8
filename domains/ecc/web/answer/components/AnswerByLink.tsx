import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { eccAnswerTexts } from '#ecc/web/texts.ts';
import { isDeadLink, isNetworkError } from '#lib/http/api-error.ts';
import { titleTexts } from '#texts/titles.ts';
import { ErrorCard } from '#ui/feedback/ErrorCard.tsx';
import { RowSkeletons } from '#ui/feedback/RowSkeletons.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { notificationQuery } from '../queries.ts';
import { DeadAnswerLink } from './DeadAnswerLink.tsx';
import { Notification } from './Notification.tsx';

/** Shows a link's content once it is known whether the link still works. */
export function AnswerByLink({ linkToken }: { linkToken: string }) {
  const { data: view, error, refetch } = useQuery(notificationQuery(linkToken));
  if (isDeadLink(error)) return <DeadAnswerLink />;
  if (view) return <Notification linkToken={linkToken} view={view} />;
  return (
    <>
      <VisuallyHidden component="h1">{titleTexts.communityPatrol}</VisuallyHidden>
      {error ? (
        <ErrorCard
          title={eccAnswerTexts.unableToLoad}
          error={isNetworkError(error) ? new Error(eccAnswerTexts.noConnection) : error}
          onRetry={() => void refetch()}
        />
      ) : (
        <SectionCard>
          <RowSkeletons plain />
        </SectionCard>
      )}
    </>
  );
}
