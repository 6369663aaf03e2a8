import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { isDeadLink } from '../../../lib/http/api-error.ts';
import { ErrorCard } from '../../../ui/feedback/ErrorCard.tsx';
import { RowSkeletons } from '../../../ui/feedback/RowSkeletons.tsx';
import { SignedOutFrame } from '../../../ui/layout/SignedOutFrame.tsx';
import classes from '../components/Notices.module.css';
import { NoticesCard } from '../components/NoticesCard.tsx';
import { noticesQuery, useChooseNotices } from '../queries.ts';

const route = getRouteApi('/notices/$linkToken');

/** The page behind the link in a notice to a watcher: shows which they get, and lets them choose (product 11.48). */
export function NoticesPage() {
  const { linkToken } = route.useParams();
  return (
    <SignedOutFrame>
      <Choosing key={linkToken} linkToken={linkToken} />
    </SignedOutFrame>
  );
}

function Choosing({ linkToken }: { linkToken: string }) {
  const { data: chosen, error, refetch } = useQuery(noticesQuery(linkToken));
  const choose = useChooseNotices(linkToken);
  if ([error, choose.error].some(isDeadLink))
    return (
      <>
        <h2 className={classes.title}>This link no longer works</h2>
        <p className={classes.text}>
          It was in a mail to an address that you no longer have there, or you are no longer a watcher.
        </p>
      </>
    );
  if (chosen)
    return (
      <NoticesCard
        chosen={chosen}
        sending={choose.isPending}
        error={choose.error}
        onChoose={(notices) => choose.mutate(notices)}
      />
    );
  if (error)
    return <ErrorCard title="Unable to load this link" error={error} onRetry={() => void refetch()} />;
  return <RowSkeletons plain />;
}
