/**
 * The sign of our server's answers. It stands apart from the contract's index for the service worker of the record, which is built by
 * itself and needs no schemas.
 */

/** The header of every answer that says when the server sent it, in milliseconds since 1970 (product 17.22). */
export const serverTimeHeader = 'server-time';

/** Whether an answer is our server's, whatever it says. That of a proxy in front of it, or of a portal, has not this header. */
export function isOfServer({ headers }: { readonly headers: Pick<Headers, 'has'> }): boolean {
  return headers.has(serverTimeHeader);
}
