import { Id, sessionStarts } from '#contract';
import { z } from '#contract/zod.ts';

/** One sign-in on one device. */
export const Session = z.object({
  _id: Id,
  issued: z.string(),
  refreshed: z.string().nullable(),
  expires: z.string(),
  revoked: z.string().nullable(),
  ips: z.array(z.string()),
  userAgent: z.string(),
  sharedDevice: z.boolean(),
  began: z.enum(sessionStarts),
  /** Whether the request belongs to this session. */
  current: z.boolean(),
});
export type Session = z.infer<typeof Session>;

/** The events of the audit history (product 9.10). */
const auditEvents = [
  'sign-in-success',
  'sign-in-failure',
  'locked-out',
  'session-revoked',
  'sign-out',
  'session-confirmed',
  'password-set',
  'password-reset-requested',
  'second-step-started',
  'second-step-stopped',
  'second-step-reset',
  'passkey-added',
  'passkey-removed',
  'recovery-codes-renewed',
  'recovery-code-used',
  'information-downloaded',
  'information-erased',
  'recorded-downloaded',
  'recorded-erased',
] as const;

export const AuditEvent = z.enum(auditEvents);
export type AuditEvent = z.infer<typeof AuditEvent>;

/** One event of the audit history and the client it came from. */
export const Audit = z.object({
  _id: Id,
  when: z.string(),
  event: AuditEvent,
  data: z.object({ reason: z.string().optional() }),
  request: z.object({ client: z.object({ ips: z.array(z.string()), userAgent: z.string() }) }),
});
export type Audit = z.infer<typeof Audit>;
