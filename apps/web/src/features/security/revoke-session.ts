import { type Session, sessionRoutes } from '@patrolbook/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { call } from '../../lib/api.ts';
import { signOut } from '../../lib/auth.ts';
import { toastError, toastSuccess } from '../../ui/toasts.tsx';

/** Ends one of one's own sessions; the one that asks leaves to sign-in, as signing out does. */
export function useRevokeSession(onRevoked: () => void) {
  const client = useQueryClient();
  const router = useRouter();
  return useMutation({
    mutationFn: async ({ _id: id, current }: Session) => {
      await call(sessionRoutes.revokeMySession, { params: { id } });
      if (current) await signOut(); // there is nothing left to end; it takes the cookies away and tells the other tabs
    },
    onSuccess: (_, { current }) => {
      toastSuccess('Session revoked');
      if (current) return router.navigate({ to: '/' });
      onRevoked();
      const lists = ['sessions', 'audits'];
      return Promise.all(lists.map((list) => client.invalidateQueries({ queryKey: [list] })));
    },
    onError: () => toastError('Error revoking session'),
  });
}
