import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isOnline } from '#lib/browser/online.ts';
import { streetWords } from '#places/contract';
import { streetQuery } from './street-query.ts';

interface StreetProps {
  latitude: number;
  longitude: number;
  /** Of its line. */
  className: string | undefined;
}

/** The street that a place is by. It keeps its room while the answer is on its way, and then, so that nothing moves. */
export function Street({ latitude, longitude, className }: StreetProps) {
  const { data: street } = useQuery(streetQuery(latitude, longitude));
  const [isKept] = useState(() => street === undefined && isOnline());
  if (!street && !isKept) return null;
  return <span className={className}>{street ? streetWords(street) : '\u00a0'}</span>;
}
