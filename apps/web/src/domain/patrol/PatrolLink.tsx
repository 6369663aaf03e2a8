import type { ReactNode } from 'react';
import { useRoles } from '../../lib/auth/auth.ts';
import { RowLink } from '../../ui/layout/RowLink.tsx';

interface PatrolLinkProps {
  id: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Links a row to its patrol for the roles that open patrols from a list (product 2.9); plain text for others. */
export function PatrolLink({ id, className, children }: PatrolLinkProps) {
  const opens = useRoles().some((role) => ['admin', 'watcher', 'summary-recipient'].includes(role));
  if (!opens) return <span className={className}>{children}</span>;
  return (
    <RowLink className={className} to="/patrol/$id" params={{ id }}>
      {children}
    </RowLink>
  );
}
