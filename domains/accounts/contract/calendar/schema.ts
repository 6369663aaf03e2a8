import { z } from '#contract/zod.ts';

/**
 * The address from which calendar applications read the caller's calendar, and when it was made; nulls if there
 * is none (product 10.4).
 */
export const Calendar = z.object({ address: z.url().nullable(), made: z.string().nullable() });
export type Calendar = z.infer<typeof Calendar>;

/** The choice that goes with the address of the organization's roster: whether it names the crews (product 9.16). */
export const RosterCalendarChoice = z.strictObject({ withNames: z.boolean() });
export type RosterCalendarChoice = z.infer<typeof RosterCalendarChoice>;

/** The address from which calendar applications read the organization's roster; nulls if there is none (product 9.15). */
export const RosterCalendar = Calendar.extend({ withNames: z.boolean() });
export type RosterCalendar = z.infer<typeof RosterCalendar>;
