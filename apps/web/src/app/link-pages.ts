/** Pages of mailed links: they open without a session too, outside the layout. */
export const linkPages = {
  setPassword: '/set-password/$linkToken',
} as const;

/** Whether a path leads to one of them. */
export function isLinkPage(path: string): boolean {
  return Object.values(linkPages).some((pattern) => path.startsWith(pattern.slice(0, pattern.indexOf('$'))));
}
