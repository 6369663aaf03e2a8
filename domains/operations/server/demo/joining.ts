import { v7 as newId } from 'uuid';
import { joining } from '#contract';
import { after, day, hour } from '#platform/clock.ts';
import type { DemoRows } from './store.ts';

const askers = [
  {
    firstName: 'Sina',
    lastName: 'Leota',
    email: 'sina.leota@example.nz',
    phone: '021 555 0177',
    message: 'I met Mere at the market. I am free on Fridays, and I have a car.',
    hoursAgo: 31,
  },
  {
    firstName: 'Finn',
    lastName: 'Gallagher',
    email: 'finn.gallagher@example.nz',
    phone: '027 555 0178',
    message: null,
    hoursAgo: 4,
  },
];

/** Returns who asks to join the organization as of now. */
export function joinRequestRows(organizationId: string, now: string): DemoRows['joinRequests'] {
  return askers.map(({ hoursAgo, ...asker }) => {
    const confirmed = after(now, -hoursAgo * hour);
    const expires = after(confirmed, joining.answerDays * day);
    return { ...asker, organizationId, id: newId(), asked: confirmed, confirmed, expires };
  });
}
