/**
 * How many times slower a mid-tier phone is than a processor with this index, by Lighthouse's own measurements: its page on throttling
 * (docs/throttling.md, "Calibrating the CPU slowdown") leads to a calculator that goes from one of these to the next in a straight
 * line. Lighthouse itself assumes 4, which is meant for a high-end desktop.
 */
const slowdowns = [
  { index: 150, times: 1 },
  { index: 800, times: 2 },
  { index: 1300, times: 3 },
  { index: 2000, times: 6 },
];

/**
 * Returns by how much to slow a processor with this index of Lighthouse (`benchmarkIndex`), so that it stands for a mid-tier phone.
 * Throws below 150, where the processor is the slower one.
 */
export function slowdownOf(index: number): number {
  const first = slowdowns.findLastIndex((step) => step.index <= index);
  const [from, to] = slowdowns.slice(Math.min(first, slowdowns.length - 2)).slice(0, 2);
  if (first < 0 || !from || !to) throw new Error(`A processor of ${index} is slower than a mid-tier phone.`);
  return from.times + ((to.times - from.times) * (index - from.index)) / (to.index - from.index);
}
