import { useCanGoBack, useRouter } from '@tanstack/react-router';

/** Returns a function that goes one page back, or to `to` when the page was opened by its URL. */
export function useGoBack(): (to: string) => void {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  return (to) => (canGoBack ? router.history.back() : void router.navigate({ to }));
}
