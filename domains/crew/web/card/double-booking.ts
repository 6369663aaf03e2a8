import { useState } from 'react';
import { ApiError } from '#lib/http/api-error.ts';

/** The dialog state for a double booking, which an admin may override (product 6.4). Kept while the dialog closes. */
export function useDoubleBooking<A>() {
  const [doubleBooking, setDoubleBooking] = useState<{ refusal: ApiError; assigning: A }>();
  const [opened, setOpened] = useState(false);
  return {
    opened,
    ...doubleBooking,
    /** Opens the dialog if a call was refused as a double booking; returns whether it was. */
    handleRefusal(refusal: Error, assigning: A): boolean {
      if (!(refusal instanceof ApiError) || refusal.code !== 'double-booked') return false;
      setDoubleBooking({ refusal, assigning });
      setOpened(true);
      return true;
    },
    close: () => setOpened(false),
  };
}
