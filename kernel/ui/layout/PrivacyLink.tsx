import { titleTexts } from '#texts/titles.ts';
/** The privacy page of the organization whose link or page to join this is; in a tab of its own, so that nothing typed is lost. */
export function PrivacyLink() {
  const { pathname } = location;
  if (pathname.startsWith('/privacy')) return null;
  return (
    <a href={privacyPath(pathname)} target="_blank" rel="noopener">
      {titleTexts.privacy}
    </a>
  );
}

function privacyPath(path: string): string {
  const [, link] = /^\/(?:set-password|assignment\/\w+|ecc)\/([^/]+)$/.exec(path) ?? [];
  if (link) return `/privacy/${link}`;
  const [, code] = /^\/join\/([^/]+)$/.exec(path) ?? [];
  return code ? `/privacy/join/${code}` : '/privacy';
}
