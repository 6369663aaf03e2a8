import { useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';

/** The refusal to put somebody on two patrols at one time, which may be overridden; kept while its dialog closes. */
export function useClash() {
  const [clash, setClash] = useState<{ refusal: ApiError; personId: string }>();
  const [opened, setOpened] = useState(false);
  return {
    opened,
    ...clash,
    /** Takes up the refusal of a call, if it is this one. */
    isOne(refusal: Error, { personId }: { personId: string }): boolean {
      if (!(refusal instanceof ApiError) || refusal.code !== 'double-booked') return false;
      setClash({ refusal, personId });
      setOpened(true);
      return true;
    },
    close: () => setOpened(false),
  };
}
