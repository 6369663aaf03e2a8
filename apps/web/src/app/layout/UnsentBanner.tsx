import { useQuery } from '@tanstack/react-query';
import { useRoles } from '#lib/auth/auth.ts';
import { patrolsUnsentQuery } from '#messages/web/patrols-unsent.ts';
import { lazyView } from '#ui/overlay/lazy-part.tsx';

const UnsentBars = lazyView(() => import('./UnsentBars.tsx'), 'UnsentBars');

/** Bars under the header, for admins: which urgent mails have not left, and whom to ring instead (product 17.14). */
export function UnsentBanner() {
  const isAdmin = useRoles().includes('admin');
  const { data } = useQuery({ ...patrolsUnsentQuery, enabled: isAdmin });
  const patrols = isAdmin && data ? data.items : [];
  return (
    <div role="status" data-screen-only>
      {patrols.length > 0 && <UnsentBars patrols={patrols} />}
    </div>
  );
}
