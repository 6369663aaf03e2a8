import { toastError, toastSuccess } from '#ui/feedback/toasts.tsx';
import { recordUnsentTexts } from '../texts.ts';

/** Copies a text, and says whether that worked. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toastSuccess(recordUnsentTexts.copied);
  } catch {
    toastError(recordUnsentTexts.unableToCopy);
  }
}
