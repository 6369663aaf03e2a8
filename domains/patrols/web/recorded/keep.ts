import { messageOf } from '#lib/http/api-error.ts';
import { toastError } from '#ui/feedback/toasts.tsx';
import { recordTexts } from '../texts.ts';

/** Says at once if the device cannot keep what was recorded. It is shown and sent in any case (product 17.11). */
export function keep(kept: Promise<void>): void {
  kept.catch((error: unknown) => toastError(recordTexts.cannotKeep({ reason: messageOf(error) })));
}
