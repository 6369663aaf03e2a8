import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAuth } from '#lib/auth/auth.ts';
import { keepStorage } from '#lib/storage/browser-storage.ts';
import { useProfile } from '#people/web/profile.tsx';
import { openReopenable } from './on-device.ts';

/**
 * Keeps on the device what the calling page needs to open again without coverage, while the session lives. The browser is
 * asked not to clear it.
 */
export function useReopenable(): void {
  const { _id: userId } = useProfile();
  const client = useQueryClient();
  const auth = useAuth();
  const id = auth.status === 'authenticated' && !auth.ended ? auth.session : undefined;
  useEffect(() => void keepStorage(), []);
  useEffect(
    () => (id === undefined ? undefined : openReopenable({ id, userId, client })),
    [id, userId, client],
  );
}
