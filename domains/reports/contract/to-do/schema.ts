import { Id } from '#contract';
import { z } from '#contract/zod.ts';

const count = z.number().int();

/** The first steps of a new organization, each with whether it is done (product 3.10). */
export const FirstSteps = z.object({
  people: z.boolean(),
  ecc: z.boolean(),
  meetUp: z.boolean(),
  patrol: z.boolean(),
  finalized: z.boolean(),
});
export type FirstSteps = z.infer<typeof FirstSteps>;

/** What an organization's admins have to do (product 14.32). Patrols are those ahead that are neither cancelled nor started. */
export const ToDo = z.object({
  /** The patrols whose crew is too small, without test patrols. */
  undermanned: count,
  /** When the first of them begins; null if there is none. */
  firstUndermanned: z.string().nullable(),
  /** Those of them whose free places are offered. */
  offered: count,
  /** On how many patrols cover is asked for and not found yet, and the first of them. */
  cover: z.object({ patrols: count, first: z.array(z.object({ _id: Id, when: z.string() })) }),
  /** The answers that are missing on finalized patrols and events. */
  unanswered: count,
  /** The drafts by month (`2026-12`) of the organization's time zone, the first one first. */
  drafts: z.array(z.object({ month: z.string(), patrols: count })),
  /** The mails that did not arrive, and have not been sent again, about patrols that are not over. */
  failedMails: count,
  /** Who has an address and has not signed in yet; `due` are those who were not invited within the last day. */
  notSignedIn: z.object({ people: count, due: count }),
  /** The requests to join that wait for an answer. */
  joinRequests: count,
  /** Who has asked to have their details erased and waits for an answer, the longest first. */
  erasures: z.array(z.object({ _id: Id, firstName: z.string(), lastName: z.string(), asked: z.string() })),
  /** The local date from which on a privacy clock takes away for the first time; null if none is announced (product 22.4). */
  detailsGo: z.string().nullable(),
  /** Whether the ECC's address and phone number are known. */
  ecc: z.object({ email: z.boolean(), phone: z.boolean() }),
  /** Null once they are done, or a finalized patrol has taken place. */
  firstSteps: FirstSteps.nullable(),
});
export type ToDo = z.infer<typeof ToDo>;
