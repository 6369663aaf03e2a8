import { folderTransport } from './folder.ts';
import { smtpTransport } from './smtp.ts';
import type { Transport } from './transport.ts';

/** Returns the transport to the SMTP server, or to the folder when `SMTP_URL` is unset or `file:`. */
export function chooseTransport(options: { smtpUrl: string | null; folder: string }): Transport {
  const { smtpUrl, folder } = options;
  return smtpUrl === null || smtpUrl.startsWith('file:') ? folderTransport(folder) : smtpTransport(smtpUrl);
}
