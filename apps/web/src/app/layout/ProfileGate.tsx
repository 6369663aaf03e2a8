import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { myProfileQuery, ProfileContext } from '../../lib/profile.tsx';
import { ErrorCard } from '../../ui/ErrorCard.tsx';
import { SignedOutFrame } from '../../ui/SignedOutFrame.tsx';
import { LoadingFrame } from '../LoadingFrame.tsx';

/** Reads who is signed in before anything is shown: every page needs the zone, the layout the name. */
export function ProfileGate({ children }: { children: ReactNode }) {
  const { data, error, refetch } = useQuery(myProfileQuery);
  if (data) return <ProfileContext value={data}>{children}</ProfileContext>;
  if (!error) return <LoadingFrame />;
  return (
    <SignedOutFrame>
      <ErrorCard title="Unable to load your profile" error={error} onRetry={() => void refetch()} />
    </SignedOutFrame>
  );
}
