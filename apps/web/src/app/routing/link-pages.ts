/** Pages of mailed links: they open without a session too, outside the layout. */
export const linkPages = {
  setPassword: '/set-password/$linkToken',
  assignment: '/assignment/confirm/$linkToken',
  assignmentWithoutToken: '/assignment/confirm',
  assignments: '/assignment/all/$linkToken',
  assignmentsWithoutToken: '/assignment/all',
  ecc: '/ecc/$linkToken',
  eccWithoutToken: '/ecc',
} as const;

/** Whether a path leads to one of them, even if the token was cut off. */
export function isLinkPage(path: string): boolean {
  return Object.values(linkPages).some((pattern) => {
    const base = pattern.replace('/$linkToken', '');
    return path === base || path.startsWith(`${base}/`);
  });
}
