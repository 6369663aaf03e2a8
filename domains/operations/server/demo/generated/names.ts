import { pick, type Random } from '../random.ts';

const firstNames = [
  'Aroha',
  'Bruce',
  'Carol',
  'Dev',
  'Elena',
  'Fetu',
  'Grace',
  'Hone',
  'Ioana',
  'Jack',
  'Kiri',
  'Leilani',
] as const;
const lastNames = [
  'Adams',
  'Brown',
  'Chand',
  'Davis',
  'Edwards',
  'Fa’afua',
  'Green',
  'Henare',
  'Ihaka',
  'Jones',
  'Kaur',
  'Lee',
] as const;

export function nameFrom(random: Random): { firstName: string; lastName: string } {
  return { firstName: pick(random, firstNames), lastName: pick(random, lastNames) };
}
