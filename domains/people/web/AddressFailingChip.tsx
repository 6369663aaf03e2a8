import { Chip } from '#ui/display/Chip.tsx';
import { peopleTexts } from './texts.ts';

/** Marks somebody to whose address the last mail did not arrive (product 11.13). */
export function AddressFailingChip() {
  return <Chip color="red">{peopleTexts.mailFailed}</Chip>;
}
