import { useMatches, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { LazyModule } from '#lib/loading/lazy-module.ts';
import { useProfile } from '#people/web/profile.tsx';

const pageViewFile = new LazyModule(() => import('#lib/analytics/page-view.ts'));

/** Milliseconds that a page stays open before it counts, so that the first page loads undisturbed. */
const countsAfter = 1500;

/**
 * Reports each page that is opened, once, if the installation wants that (product 21.3). It is inside the
 * layout, and so inside the session: pages of mailed links, whose path is a secret, are never reported.
 */
export function PageViews(): null {
  const { analytics } = useProfile();
  const router = useRouter();
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname });
  const pattern = useMatches({ select: (matches) => matches.at(-1)?.fullPath });
  const { url, identity } = analytics ?? {};
  useEffect(() => {
    if (!path || !pattern || !url || !identity) return;
    const report = async () => {
      // A page that redirects stays until the next one has loaded, which takes long on a slow line.
      if (router.state.status === 'idle')
        (await pageViewFile.preload())?.sendPageView({ url, identity }, pattern);
    };
    const timer = setTimeout(() => void report(), countsAfter);
    return () => clearTimeout(timer);
  }, [router, path, pattern, url, identity]);
  return null;
}
