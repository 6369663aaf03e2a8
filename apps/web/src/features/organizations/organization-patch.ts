import type { Organization } from '@patrolbook/contract';

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
  };
}
export type Settings = ReturnType<typeof settingsOf>;

/**
 * What is sent: only what was changed, so that a default which shows in a field is not written down as a choice. Null
 * clears the ECC's address and phone.
 */
export function patchBody(values: Settings, initial: Settings): Record<string, unknown> {
  const { eccEmail, eccPhone } = values;
  const sent = { ...values, eccEmail: eccEmail.trim() || null, eccPhone: eccPhone.trim() || null };
  const before = new Map<string, unknown>(Object.entries(initial));
  return Object.fromEntries(
    Object.entries(sent).filter(([field, value]) => {
      return JSON.stringify(value ?? '') !== JSON.stringify(before.get(field));
    }),
  );
}
