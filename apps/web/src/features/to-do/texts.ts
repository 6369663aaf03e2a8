import type { mailRoutes, peopleRoutes, ResponseOf } from '@patrolbook/contract';

/** `1 patrol`, `3 patrols` */
export function counted(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`;
}

/** Says what became of the mails that did not arrive. */
export function resentText({ queued, obsolete }: ResponseOf<typeof mailRoutes.resendFailed>): string {
  const sent = `${counted(queued, 'email')} on the way again.`;
  return obsolete === 0 ? sent : `${sent} ${obsolete} not needed any more.`;
}

/** Says how many were invited, and how many have to wait. */
export function invitedText({ invited, waiting }: ResponseOf<typeof peopleRoutes.invitePersons>): string {
  const sent = `${counted(invited, 'invitation')} sent.`;
  return waiting === 0 ? sent : `${sent} ${waiting} cannot be mailed before tomorrow.`;
}
