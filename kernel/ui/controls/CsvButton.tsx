import { controlTexts } from '#texts/shared.ts';
import { DownloadButton, type DownloadButtonProps } from './DownloadButton.tsx';

/** Saves the shown data as a file. */
export function CsvButton(props: DownloadButtonProps) {
  return <DownloadButton {...props}>{controlTexts.csv}</DownloadButton>;
}
