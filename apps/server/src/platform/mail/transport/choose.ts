import { folderTransport } from './folder.ts';
import { smtpTransport } from './smtp.ts';
import type { Transport } from './transport.ts';

/** Mail goes to the SMTP server, or into the folder when there is none or `SMTP_URL` is `file:` (design 5). */
export function chooseTransport(options: { smtpUrl: string | null; folder: string }): Transport {
  const { smtpUrl, folder } = options;
  return smtpUrl === null || smtpUrl.startsWith('file:') ? folderTransport(folder) : smtpTransport(smtpUrl);
}
