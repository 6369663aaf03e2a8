declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The address of the account whose password was just set (product 9.14). */
    account?: string;
  }
}

/** Returns the account that the present entry of the history names, to sign in with; empty if none. */
export function knownAccount(): string {
  const account: unknown = history.state?.account;
  return typeof account === 'string' ? account : '';
}
