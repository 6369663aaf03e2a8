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

/** The page behind the link in a mail that nobody has to get: shows which of them one gets, and lets one choose (product 11.48). */
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
          It was in a mail to an address that you no longer have there, or you get no such mails any more.
        </p>
      </>
    );
  if (chosen)
    return (
      <NoticesCard
        chosen={chosen}
        saving={choose.isPending}
        saved={choose.isSuccess}
        error={choose.error}
        onChoose={choose.mutate}
      />
    );
  if (error)
    return <ErrorCard title="Unable to load this link" error={error} onRetry={() => void refetch()} />;
  return <RowSkeletons plain />;
}
