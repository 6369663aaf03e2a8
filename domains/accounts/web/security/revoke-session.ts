import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type Session, sessionRoutes } from '#accounts/contract';
import { call } from '#lib/api/api.ts';
import { signOut } from '#lib/auth/auth.ts';
import { toastError, toastSuccess } from '#ui/feedback/toasts.tsx';
import { sessionTexts } from '../texts.ts';

/** Revokes one of the user's own sessions. Revoking the current one leads to the sign-in screen, as signing out does. */
export function useRevokeSession(onRevoked: () => void) {
  const client = useQueryClient();
  const router = useRouter();
  return useMutation({
    mutationFn: async ({ _id: id, current }: Session) => {
      await call(sessionRoutes.revokeMySession, { params: { id } });
      if (current) await signOut(); // the session is over; this clears the cookies and notifies the other tabs
    },
    onSuccess: (_, { current }) => {
      toastSuccess(sessionTexts.revoked);
      if (current) return router.navigate({ to: '/' });
      onRevoked();
      const lists = ['sessions', 'audits'];
      return Promise.all(lists.map((list) => client.invalidateQueries({ queryKey: [list] })));
    },
    onError: () => toastError(sessionTexts.unableToRevoke),
  });
}
