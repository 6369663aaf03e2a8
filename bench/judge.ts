/** Says how a figure compares with its limit. One that is over it, or is no number, fails the bench. */
export function judge(what: string, value: number, limit: number): void {
  console.log(`${what}: ${value.toFixed(2)} of at most ${limit}`);
  if (value <= limit) return;
  console.error(`${what} is over its limit.`);
  process.exitCode = 1;
}
