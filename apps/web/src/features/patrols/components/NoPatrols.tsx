import type { ReactNode } from 'react';
import { useRoles } from '../../../lib/auth.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LedgerCard } from '../../../ui/LedgerCard.tsx';

interface NoPatrolsProps {
  icon: ReactNode;
  title: string;
  children: string;
}

/** An empty list, with the way to a first patrol for those who may create one. */
export function NoPatrols({ icon, title, children }: NoPatrolsProps) {
  const creates = useRoles().includes('admin');
  return (
    <LedgerCard>
      <EmptyState
        icon={icon}
        title={title}
        action={creates && <ButtonLink to="/patrol/new">Create Patrol Now</ButtonLink>}
      >
        {children}
      </EmptyState>
    </LedgerCard>
  );
}
