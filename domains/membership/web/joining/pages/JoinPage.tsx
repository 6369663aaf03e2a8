import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { joining } from '#contract';
import { Filled } from '#texts/Filled.tsx';
import { ErrorCard } from '#ui/feedback/ErrorCard.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { RowSkeletons } from '#ui/feedback/RowSkeletons.tsx';
import { SignedOutFrame } from '#ui/layout/SignedOutFrame.tsx';
import { JoinForm } from '../components/JoinForm.tsx';
import { joinPageQuery } from '../queries.ts';
import { joiningTexts } from '../texts.ts';

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
      <Notice title={joiningTexts.lookIntoMailbox}>
        <Filled
          text={joiningTexts.linkIsMailed}
          values={{ email: <b>{asked}</b>, days: joining.confirmDays, mails: joining.linksADay }}
        />
      </Notice>
    );
  if (page) return <JoinForm code={code} page={page} onAsked={setAsked} />;
  if (page === null) return <Notice title={joiningTexts.closed}>{joiningTexts.whyClosed}</Notice>;
  if (error)
    return <ErrorCard title={joiningTexts.unableToLoadPage} error={error} onRetry={() => void refetch()} />;
  return <RowSkeletons plain />;
}
