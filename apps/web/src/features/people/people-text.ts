/** `1 person`, `28 people`. */
export function peopleText(count: number): string {
  return `${count} ${count === 1 ? 'person' : 'people'}`;
}
