import { NewGuest } from '@patrolbook/contract';
import { validateBy } from '../../lib/forms.ts';

/** What the add-guest form holds; phone and email may be blank. */
export interface GuestValues {
  name: string;
  phone: string;
  email: string;
}

const byContract = validateBy(NewGuest, (guest: GuestValues) => guest);

/** Messages by field; a missing name is asked for in the words of specification 5. */
export function guestErrors(guest: GuestValues): Record<string, string> {
  const errors = byContract(guest);
  return guest.name.trim() === '' ? { ...errors, name: 'Please enter guest name' } : errors;
}
