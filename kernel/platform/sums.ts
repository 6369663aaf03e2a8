/** Adds decimals and rounds them to hundredths, because 0.1 + 0.2 is not 0.3. */
export function sum(numbers: readonly number[]): number {
  return roundTo(
    numbers.reduce((total, number) => total + number, 0),
    100,
  );
}

export function roundTo(number: number, parts: number): number {
  return Math.round(number * parts) / parts;
}
