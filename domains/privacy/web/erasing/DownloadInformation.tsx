import { formatName } from '#contract';
import { download } from '#lib/api/download.ts';
import { personTexts } from '#membership/web/texts.ts';
import type { Person } from '#people/contract';
import { personalRoutes } from '#privacy/contract';
import { DownloadButton } from '#ui/controls/DownloadButton.tsx';

/** Saves all that is held about a person, for an admin who was asked for it (product 22.7). */
export function DownloadInformation({ person }: { person: Person }) {
  const save = () => download(personalRoutes.downloadInformation, { params: { id: person._id } });
  return (
    <DownloadButton what={personTexts.information({ name: formatName(person) })} save={save}>
      {personTexts.download}
    </DownloadButton>
  );
}
