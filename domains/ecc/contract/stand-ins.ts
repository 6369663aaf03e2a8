/** The numbers of the police that stand in where an organization has not entered the ECC's (product 17.42). */
export const standIns = { police: '105', emergency: '111' } as const;

/** The time zones of New Zealand. */
const newZealand: ReadonlySet<string> = new Set(['Pacific/Auckland', 'Pacific/Chatham', 'NZ', 'NZ-CHAT']);

/** Whether an organization is in New Zealand, by its time zone. */
export function isInNewZealand(timeZone: string): boolean {
  return newZealand.has(timeZone);
}

/** Returns the numbers that stand in for the ECC's; null outside New Zealand, where they do not reach the police. */
export function standInsIn(timeZone: string): typeof standIns | null {
  return isInNewZealand(timeZone) ? standIns : null;
}
