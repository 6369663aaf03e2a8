import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { OutgoingMail, Transport } from './transport.ts';

/**
 * Writes each mail into a folder, as an `.eml` file whose name sorts by time. Files are written atomically; a mail delivered
 * again after a crash replaces its file.
 */
export function folderTransport(folder: string): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true });
  return {
    async deliver(mail) {
      const { message } = await composer.sendMail(mail.message);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, fileName(mail));
      await writeFile(`${path}.part`, message, { flush: true, mode: 0o600 });
      await rename(`${path}.part`, path);
    },
    close: () => composer.close(),
  };
}

function fileName({ created, id }: OutgoingMail): string {
  return `${created.replaceAll(/[:.]/g, '-')}-${id}.eml`;
}
