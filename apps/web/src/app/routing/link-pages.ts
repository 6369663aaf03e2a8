import { browsersLanguage, type Language } from '#texts/language.ts';

/**
 * Pages of mailed links, that of an organization to join, and what everybody may read: they open without a session too, outside the
 * layout.
 */
export const linkPages = {
  setPassword: '/set-password/$linkToken',
  assignment: '/assignment/confirm/$linkToken',
  assignmentWithoutToken: '/assignment/confirm',
  assignments: '/assignment/all/$linkToken',
  assignmentsWithoutToken: '/assignment/all',
  offers: '/assignment/offers/$linkToken',
  offersWithoutToken: '/assignment/offers',
  ecc: '/ecc/$linkToken',
  eccWithoutToken: '/ecc',
  addressChange: '/address-change/$linkToken',
  join: '/join/$code',
  notices: '/notices/$linkToken',
  accessibility: '/accessibility',
  joinConfirm: '/join/confirm/$linkToken',
  privacy: '/privacy',
  privacyOfLink: '/privacy/$linkToken',
  privacyOfJoinPage: '/privacy/join/$code',
} as const;

/** Whether a path leads to one of them, even if the token or the code was cut off. */
export function isLinkPage(path: string): boolean {
  return Object.values(linkPages).some((pattern) => {
    const base = pattern.replace(/\/\$\w+$/, '');
    return path === base || path.startsWith(`${base}/`);
  });
}

/** What is translated opens in the browser's language: the pages behind the links about assignments and places. */
export function languageOf(path: string): Language {
  return path.startsWith('/assignment/') ? browsersLanguage() : 'en';
}
