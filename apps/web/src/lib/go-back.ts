import { useCanGoBack, useRouter } from '@tanstack/react-router';

/** Goes one page back, or to `to` when the page was opened by its address. */
export function useGoBack(): (to: string) => void {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  return (to) => (canGoBack ? router.history.back() : void router.navigate({ to }));
}
