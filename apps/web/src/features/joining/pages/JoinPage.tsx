import { joining } from '@patrolbook/contract';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { ErrorCard } from '../../../ui/feedback/ErrorCard.tsx';
import { RowSkeletons } from '../../../ui/feedback/RowSkeletons.tsx';
import { SignedOutFrame } from '../../../ui/layout/SignedOutFrame.tsx';
import { JoinForm } from '../components/JoinForm.tsx';
import { Notice } from '../components/Notice.tsx';
import { joinPageQuery } from '../queries.ts';

const route = getRouteApi('/join/$code');

/** The page on which somebody asks to join an organization (product 4.26). */
export function JoinPage() {
  const { code } = route.useParams();
  return (
    <SignedOutFrame>
      <Joining key={code} code={code} />
    </SignedOutFrame>
  );
}

function Joining({ code }: { code: string }) {
  const { data: page, error, refetch } = useQuery(joinPageQuery(code));
  const [asked, setAsked] = useState<string>();
  if (asked !== undefined)
    return (
      <Notice title="Look Into Your Mailbox">
        An email with a link goes to <b>{asked}</b>. Open it within {joining.confirmDays} days and confirm, or
        nobody will read your request. One address gets {joining.linksADay} such emails a day at most.
      </Notice>
    );
  if (page) return <JoinForm code={code} page={page} onAsked={setAsked} />;
  if (page === null)
    return (
      <Notice title="Nobody Can Ask to Join Here">
        Perhaps the address is mistyped, or the page was closed. Please ask whoever gave it to you.
      </Notice>
    );
  if (error)
    return <ErrorCard title="Unable to load this page" error={error} onRetry={() => void refetch()} />;
  return <RowSkeletons plain />;
}
