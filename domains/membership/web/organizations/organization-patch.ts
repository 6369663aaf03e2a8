import { changed } from '#lib/values/values.ts';
import { type Organization, type OrganizationSetting, usualSecondStepGrace } from '#organizations/contract';

/** Returns the form's fields as typed; unset ones are blank. */
export function settingsOf(organization: Organization) {
  return {
    name: organization.name,
    policeStation: organization.policeStation,
    emailFrom: organization.emailFrom ?? '',
    coordinatorName: organization.coordinatorName ?? '',
    coordinatorPhone: organization.coordinatorPhone ?? '',
    patrolMeetUpInstructions: organization.patrolMeetUpInstructions,
    patrollerInstructions: organization.patrollerInstructions,
    emailSignOff: organization.emailSignOff ?? '',
    timeZone: organization.timeZone,
    eccEmail: organization.eccEmail ?? '',
    eccPhone: organization.eccPhone ?? '',
    patrolNames: organization.patrolNames ?? [],
    /** Whether there is a page to join, as the field has it. */
    joinPage: organization.joinPage ? 'on' : 'off',
    joinWords: organization.joinWords ?? '',
    /** Whether somebody experienced is wanted on each patrol, as the field has it. */
    experiencedOnEach: organization.experiencedOnEach ? 'on' : 'off',
    /** Whether people are asked in turn, as the field has it. */
    askInTurn: organization.askInTurn ? 'on' : 'off',
    secondStepFor: organization.secondStepFor ?? 'nobody',
    secondStepGraceDays: String(organization.secondStepGraceDays ?? usualSecondStepGrace),
    /** A patrol name that is still being typed; Enter would add it. */
    typedName: '',
  } satisfies Record<OrganizationSetting | 'typedName', unknown>;
}
export type OrganizationSettings = ReturnType<typeof settingsOf>;

/** Returns the patrol names and the one being typed, unless that is blank or a duplicate, ignoring case. */
function namesOf({ patrolNames, typedName }: OrganizationSettings): string[] {
  const name = typedName.trim();
  const isThere = patrolNames.some((other) => other.toLowerCase() === name.toLowerCase());
  return name === '' || isThere ? patrolNames : [...patrolNames, name];
}

/**
 * Returns the request body: only changed fields, so that a default shown in a field is not stored as a choice. Null
 * clears the ECC's address and phone.
 */
export function patchBody(
  values: OrganizationSettings,
  initial: OrganizationSettings,
): Record<string, unknown> {
  return changed(bodyOf(values), bodyOf(initial));
}

function bodyOf(values: OrganizationSettings) {
  const { typedName: _, eccEmail, eccPhone, joinPage, experiencedOnEach, askInTurn, ...settings } = values;
  const { secondStepGraceDays } = values;
  return {
    ...settings,
    eccEmail: eccEmail.trim() || null,
    eccPhone: eccPhone.trim() || null,
    patrolNames: namesOf(values),
    joinPage: joinPage === 'on',
    experiencedOnEach: experiencedOnEach === 'on',
    askInTurn: askInTurn === 'on',
    secondStepGraceDays: Number(secondStepGraceDays),
  } satisfies Record<OrganizationSetting, unknown>;
}
