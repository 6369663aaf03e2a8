import { addDays, type Role, today } from '#contract';

/** Of whom an organization requires a second step (product 9.25). Super administrators always need one. */
export const secondStepChoices = ['nobody', 'admins', 'admins-and-watchers'] as const;
export type SecondStepChoice = (typeof secondStepChoices)[number];

/** The days of grace unless an organization says otherwise, and those of super administrators. */
export const usualSecondStepGrace = 14;

/** The roles whose holders need a second step, by the organization's choice. */
export const rolesWithSecondStep: Record<SecondStepChoice, readonly Role[]> = {
  nobody: [],
  admins: ['admin'],
  'admins-and-watchers': ['admin', 'watcher'],
};

/** Returns the local date from which on a second step is needed that was first required at an instant. */
export function secondStepDue(since: string, graceDays: number, zone: string): string {
  return addDays(today(since, zone), graceDays);
}
