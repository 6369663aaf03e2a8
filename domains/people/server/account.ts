/** Whether a person has an address of their own, without which they have no account (product 4.14). */
export function hasAccount<Person extends { email: string | null }>(
  person: Person,
): person is Person & { email: string } {
  return person.email !== null;
}
