import type { Organization } from '@patrolbook/contract';
import { changed } from '../../lib/forms.ts';

/** The form's fields as they are typed: what is not set is blank. */
export function settingsOf(organization: Organization) {
  return {
    name: organization.name,
    policeStation: organization.policeStation,
    emailFrom: organization.emailFrom ?? '',
    patrolMeetUpInstructions: organization.patrolMeetUpInstructions ?? '',
    patrollerInstructions: organization.patrollerInstructions ?? '',
    emailSignOff: organization.emailSignOff ?? '',
    timeZone: organization.timeZone,
    eccEmail: organization.eccEmail ?? '',
    eccPhone: organization.eccPhone ?? '',
    patrolNames: organization.patrolNames ?? [],
    /** A patrol name being typed, which Enter would add. */
    typedName: '',
  };
}
export type Settings = ReturnType<typeof settingsOf>;

/** The patrol names with the one being typed, as Enter would add it: not blank, and not twice, whatever its case. */
function namesOf({ patrolNames, typedName }: Settings): string[] {
  const name = typedName.trim();
  const isThere = patrolNames.some((other) => other.toLowerCase() === name.toLowerCase());
  return name === '' || isThere ? patrolNames : [...patrolNames, name];
}

/**
 * What is sent: only what was changed, so that a default which shows in a field is not written down as a choice. Null
 * clears the ECC's address and phone.
 */
export function patchBody(values: Settings, initial: Settings): Record<string, unknown> {
  return changed(sentOf(values), sentOf(initial));
}

function sentOf(values: Settings) {
  const { typedName: _, eccEmail, eccPhone, ...settings } = values;
  return {
    ...settings,
    eccEmail: eccEmail.trim() || null,
    eccPhone: eccPhone.trim() || null,
    patrolNames: namesOf(values),
  };
}
