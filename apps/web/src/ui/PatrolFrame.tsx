import type { Patrol } from '@patrolbook/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { patrolQuery } from '../lib/patrol.ts';
import { ErrorCard } from './ErrorCard.tsx';
import { NotFound } from './NotFound.tsx';
import { Page } from './Page.tsx';

interface PatrolFrameProps {
  id: string;
  /** What holds the page's place while the patrol is read. */
  loading: ReactNode;
  children: (patrol: Patrol) => ReactNode;
}

/** A page about one patrol: reads it, and shows what stands in the way when there is none to show. */
export function PatrolFrame({ id, loading, children }: PatrolFrameProps) {
  const { data: patrol, error, refetch } = useQuery(patrolQuery(id));
  if (patrol) return children(patrol);
  if (patrol === null) return <NotFound />;
  if (!error) return loading;
  return (
    <Page>
      <ErrorCard title="Unable to load the patrol" error={error} onRetry={() => void refetch()} />
    </Page>
  );
}
