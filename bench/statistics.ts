/** Returns the value below which this share of the values lies, e.g. 0.99; NaN if there are none. */
export function percentileOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}

export function medianOf(values: readonly number[]): number {
  return percentileOf(values, 0.5);
}
