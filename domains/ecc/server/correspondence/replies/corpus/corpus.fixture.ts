import type { CorpusMail } from './build.fixture.ts';
import { candidates } from './candidates.fixture.ts';
import { encodings } from './encodings.fixture.ts';
import { hostile } from './hostile.fixture.ts';
import { machines } from './machines.fixture.ts';
import { numbers, refusals } from './numbers.fixture.ts';
import { shapes } from './shapes.fixture.ts';
import { spellings } from './spellings.fixture.ts';

/** Replies as the ECC, its mail programs and its mail systems write them, with invented names and numbers. */
export const corpus: CorpusMail[] = [
  ...numbers,
  ...refusals,
  ...spellings,
  ...candidates,
  ...encodings,
  ...shapes,
  ...machines,
  ...hostile,
];
