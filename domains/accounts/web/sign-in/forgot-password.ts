import { useEffect, useState } from 'react';

/** What Forgot Password shows. It is kept in an entry of the browser's history, not in the address. */
export interface ForgotPassword {
  /** The address typed so far; once `sent`, the one that was asked for. */
  email: string;
  /** Whether the mail was asked for. */
  sent: boolean;
}

const key = 'forgotPassword';

/** Returns what the present entry of the history shows; undefined if that is not Forgot Password. */
function read(): ForgotPassword | undefined {
  const state: unknown = history.state?.[key];
  if (typeof state !== 'object' || state === null) return undefined;
  return { email: 'email' in state ? String(state.email) : '', sent: 'sent' in state && state.sent === true };
}

/**
 * Keeps Forgot Password as an entry of the history, even if no router is loaded. Back returns from it, and it
 * stays after a reload and when the person comes back to it.
 */
export function useForgotPassword() {
  const [shown, setShown] = useState(read);
  useEffect(() => {
    const follow = () => setShown(read());
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const show = (change: 'pushState' | 'replaceState', view: ForgotPassword) => {
    history[change]({ ...history.state, [key]: view }, '');
    setShown(view);
  };
  return {
    shown,
    open: (email: string) => show('pushState', { email, sent: false }),
    sent: (email: string) => show('replaceState', { email, sent: true }),
    back: () => history.back(),
  };
}
