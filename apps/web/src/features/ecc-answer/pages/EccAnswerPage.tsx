import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { isDeadLink, isNetworkError } from '../../../lib/http/api-error.ts';
import { ErrorCard } from '../../../ui/feedback/ErrorCard.tsx';
import { RowSkeletons } from '../../../ui/feedback/RowSkeletons.tsx';
import { LedgerCard } from '../../../ui/layout/LedgerCard.tsx';
import { LinkFrame } from '../../../ui/layout/LinkFrame.tsx';
import { DeadLink } from '../components/DeadLink.tsx';
import { Notification } from '../components/Notification.tsx';
import { notificationQuery } from '../queries.ts';

const route = getRouteApi('/ecc/$linkToken');

/** The page behind the link of a mail to the ECC: what was sent, and its answer, without signing in (product 16.4). */
export function EccAnswerPage() {
  const { linkToken } = route.useParams();
  return (
    <LinkFrame>
      <AnswerByLink key={linkToken} linkToken={linkToken} />
    </LinkFrame>
  );
}

function AnswerByLink({ linkToken }: { linkToken: string }) {
  const { data: view, error, refetch } = useQuery(notificationQuery(linkToken));
  if (isDeadLink(error)) return <DeadLink />;
  if (view) return <Notification linkToken={linkToken} view={view} />;
  return (
    <>
      <VisuallyHidden component="h1">Community Patrol</VisuallyHidden>
      {error ? (
        <ErrorCard
          title="Unable to load this page"
          error={isNetworkError(error) ? noConnection : error}
          onRetry={() => void refetch()}
        />
      ) : (
        <LedgerCard>
          <RowSkeletons plain />
        </LedgerCard>
      )}
    </>
  );
}

const noConnection = new Error('There is no connection. Please check your internet connection.');
