import { personalRoutes } from '@patrolbook/contract';
import { Link } from '@tanstack/react-router';
import { download } from '../../../lib/api/download.ts';
import { DownloadButton } from '../../../ui/controls/DownloadButton.tsx';
import { SectionCard } from '../../../ui/layout/SectionCard.tsx';
import { ErasureRequest } from './ErasureRequest.tsx';
import classes from './InformationCard.module.css';

/** What is held about the user: to be downloaded, and where it is corrected (product 22.7 and 22.8). */
export function InformationCard() {
  return (
    <SectionCard title="My Information" padded>
      <div className={classes.card}>
        <p className={classes.note}>
          All that is held about you, in one file: a page to read, and the same for programs. You can correct
          your phone and your choices here, and your availability on My Roster; an admin corrects your name,
          email and patrol ID number, and the record of a patrol.
        </p>
        <p className={classes.note}>
          <Link to="/privacy">What is kept about people, and who sees it</Link>
        </p>
        <DownloadButton what="your information" save={() => download(personalRoutes.downloadMyInformation)}>
          Download My Information
        </DownloadButton>
        <ErasureRequest />
      </div>
    </SectionCard>
  );
}
