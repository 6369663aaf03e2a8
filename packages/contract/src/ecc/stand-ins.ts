/** The numbers of the police that stand in where an organization has not entered the ECC's (product 17.42). */
export const standIns = { police: '105', emergency: '111' } as const;

/** The time zones of New Zealand, where these numbers reach the police. */
const newZealand: ReadonlySet<string> = new Set(['Pacific/Auckland', 'Pacific/Chatham', 'NZ', 'NZ-CHAT']);

/** Returns the numbers that stand in for the ECC's; null outside New Zealand. */
export function standInsIn(timeZone: string): typeof standIns | null {
  return newZealand.has(timeZone) ? standIns : null;
}
