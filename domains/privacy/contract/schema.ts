import { Id, LocalDate, limits, line, Stamp } from '#contract';
import { z } from '#contract/zod.ts';
import { Hold } from '#patrols/contract';
import { PrivacyClock, privacyClocks } from './clocks.ts';

/** One clock of an organization. */
export const PrivacyClockState = z.object({
  clock: PrivacyClock,
  days: z.int(),
  /** How much is older than that now, and neither held nor taken away yet. */
  due: z.int(),
  /** The local date from which on it takes away; null until something has been due. */
  begins: z.string().nullable(),
  /** That it will keep for fewer days, from a local date on (product 22.25). Null otherwise. */
  shortening: z.object({ days: z.int(), from: z.string(), chosen: Stamp.required() }).nullable(),
});
export type PrivacyClockState = z.infer<typeof PrivacyClockState>;

/** What a clock took away on a local date, and for how many days it kept then. */
const Removal = z.object({ date: z.string(), clock: PrivacyClock, days: z.int(), count: z.int() });

/** Who set a clock to how many days, and how many it had before. */
const ClockChange = Stamp.required().extend({ clock: PrivacyClock, formerDays: z.int(), days: z.int() });

/** The privacy clocks of an organization, and what they did last, the latest first. */
export const Privacy = z.object({
  clocks: z.array(PrivacyClockState),
  removals: z.array(Removal),
  changes: z.array(ClockChange),
});
export type Privacy = z.infer<typeof Privacy>;

function daysOf(clock: PrivacyClock) {
  const { min, max } = privacyClocks[clock];
  return z.int().min(min).max(max).optional();
}

/** For how many days each clock keeps; omitted ones stay unchanged. */
export const PrivacyPatch = z.strictObject({
  involved: daysOf('involved'),
  guests: daysOf('guests'),
  mails: daysOf('mails'),
  people: daysOf('people'),
  audits: daysOf('audits'),
  positions: daysOf('positions'),
} satisfies Record<PrivacyClock, z.ZodType>);
export type PrivacyPatch = z.infer<typeof PrivacyPatch>;

/** For how long an organization keeps each kind of details, and whom to ask. */
export const PrivacyNotice = z.object({
  /** Null for what is usual in any organization. */
  organizationName: z.string().nullable(),
  /** Null for whoever knows no more than the page to join. */
  coordinatorName: z.string().nullable(),
  coordinatorPhone: z.string().nullable(),
  clocks: z.array(z.object({ clock: PrivacyClock, days: z.int() })),
});
export type PrivacyNotice = z.infer<typeof PrivacyNotice>;

/** A hold that goes on, with its patrol and, if it is of one, its incident. */
export const CurrentHold = Hold.pick({
  _id: true,
  reason: true,
  until: true,
  made: true,
  releasing: true,
}).extend({
  patrol: z.object({
    _id: Id,
    type: z.enum(['patrol', 'event']),
    name: z.string().nullable(),
    when: z.string(),
  }),
  incident: z.object({ what: z.string(), when: z.string() }).nullable(),
});
export type CurrentHold = z.infer<typeof CurrentHold>;

/** The same `_id` again changes nothing. */
export const NewHold = z.strictObject({
  _id: Id,
  incidentId: Id.optional(),
  reason: line(limits.holdReason),
  until: LocalDate,
});
export type NewHold = z.infer<typeof NewHold>;
