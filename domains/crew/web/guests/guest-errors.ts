import { NewGuest } from '#crew/contract';
import { validateBy } from '#lib/form/forms.ts';
import { patrolAddGuestTexts } from '../texts.ts';

/** The values of the add-guest form; phone and email may be blank. */
export interface GuestValues {
  name: string;
  phone: string;
  email: string;
}

const byContract = validateBy(NewGuest, (guest: GuestValues) => guest);

/** Returns messages by field; a missing name has a message of its own. */
export function guestErrors(guest: GuestValues): Record<string, string> {
  const errors = byContract(guest);
  return guest.name.trim() === '' ? { ...errors, name: patrolAddGuestTexts.enterName } : errors;
}
