import type { Lane } from '../lanes.ts';
import { folderTransport } from './folder.ts';
import { smtpTransport } from './smtp.ts';
import type { Transport } from './transport.ts';

/** Returns the lane's transport to the SMTP server, or to the folder when `SMTP_URL` is unset or `file:`. */
export function chooseTransport(
  { late }: Pick<Lane, 'late'>,
  { smtpUrl, folder }: { smtpUrl: string | null; folder: string },
): Transport {
  const isFolder = smtpUrl === null || smtpUrl.startsWith('file:');
  return isFolder ? folderTransport(folder) : smtpTransport(smtpUrl, { late });
}
