/** The mails on which the safety of a crew depends. */
const urgentKinds: ReadonlySet<string> = new Set([
  'overdue-crew',
  'overdue-admins',
  'record-kept',
  'ecc-log-on',
  'ecc-log-off',
  'ecc-move',
  'ecc-extension',
  'ecc-cancellation',
  'ecc-answered',
]);

/** Whether a mail goes before the others, in a lane and with a send quota of its own (product 11.19). */
export function isUrgent({ kind }: { kind: string }): boolean {
  return urgentKinds.has(kind);
}

/** Mails that may be many, and let the others of their lane go first: of the urgent ones those that only tell a patrol's times anew. */
const patientKinds: ReadonlySet<string> = new Set(['ecc-move', 'ecc-extension', 'message']);

/** Returns the mail's rank in its lane: a lower rank goes first (product 11.32 and 11.74). */
export function rankOf({ kind }: { kind: string }): number {
  return patientKinds.has(kind) ? 1 : 0;
}
