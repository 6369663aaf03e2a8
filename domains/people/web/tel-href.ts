import { useContext } from 'react';
import { afterFirstPaint } from '#lib/loading/first-paint.ts';
import { partOf } from '#lib/loading/parts.ts';
import { useLoaded } from '#lib/loading/use-loaded.ts';
import { ProfileContext } from './profile.tsx';

/** What tells numbers apart, which no page waits for. It is on the device before a record begins, as all parts are. */
const file = partOf(() => import('#contract/telephone.ts'));

async function load(): Promise<boolean> {
  await afterFirstPaint();
  return (await file.preload()) !== undefined;
}

const isLoaded = () => file.module !== undefined;

/** Where a page is open to everybody and does not know the organization's zone. */
const usualZone = 'Pacific/Auckland';

/** Returns the link that rings a number (product 8.10): null if it is none, undefined until what tells so is loaded. */
export type TelHref = (phone: string) => string | null | undefined;

/** Returns what makes links of numbers, dialled from where the organization is. */
export function useTelHref(timeZone?: string): TelHref {
  useLoaded(load, isLoaded);
  const zone = useContext(ProfileContext)?.timeZone ?? usualZone;
  return (phone) => file.module && (file.module.telHref(phone, timeZone ?? zone) ?? null);
}
