import type { ReactNode } from 'react';
import { useRoles } from '../lib/auth.ts';
import { RowLink } from './RowLink.tsx';

interface PatrolLinkProps {
  id: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Makes a row lead to its patrol for those whom the specification names (section 6); others just read. */
export function PatrolLink({ id, className, children }: PatrolLinkProps) {
  const opens = useRoles().some((role) => ['admin', 'watcher', 'summary-recipient'].includes(role));
  if (!opens) return <span className={className}>{children}</span>;
  return (
    <RowLink className={className} to="/patrol/$id" params={{ id }}>
      {children}
    </RowLink>
  );
}
