import { Link } from '@tanstack/react-router';
import { download } from '#lib/api/download.ts';
import { profileTexts } from '#people/web/texts.ts';
import { personalRoutes } from '#privacy/contract';
import { DownloadButton } from '#ui/controls/DownloadButton.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { ErasureRequest } from './ErasureRequest.tsx';
import classes from './InformationCard.module.css';

/** What is held about the user: to be downloaded, and where it is corrected (product 22.7 and 22.8). */
export function InformationCard() {
  return (
    <SectionCard title={profileTexts.information} padded>
      <div className={classes.card}>
        <p className={classes.note}>{profileTexts.informationHint}</p>
        <p className={classes.note}>
          <Link to="/privacy">{profileTexts.privacy}</Link>
        </p>
        <DownloadButton
          what={profileTexts.yourInformation}
          save={() => download(personalRoutes.downloadMyInformation)}
        >
          {profileTexts.download}
        </DownloadButton>
        <ErasureRequest />
      </div>
    </SectionCard>
  );
}
