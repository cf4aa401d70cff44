import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import nodemailer from 'nodemailer';
import path from 'node:path';
import type { MailSender } from './config.ts';
import { toMessage } from './message.ts';
import type { MailTransport } from './transport.ts';

const DAY_MS = 86_400_000;
/** How long a file is stored: as long as its mail in the database. */
const STORED_MS = 30 * DAY_MS;

async function removeOldFiles(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    // Another process may remove the same file at this moment.
    const found = await stat(file).catch(() => undefined);
    if (found && now.getTime() - found.mtimeMs > STORED_MS) await rm(file, { force: true });
  }
}

/** Mails are not sent: each is a file that mail programs open, named by its time and its id. */
export function folderTransport(folder: string, from: MailSender): MailTransport {
  let removedAt = 0;
  const transporter = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      const { message } = await transporter.sendMail(toMessage(mail, from));
      const file = path.join(folder, `${mail.date.toISOString().replaceAll(':', '-')}-${mail.messageId}.eml`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
      if (mail.date.getTime() - removedAt < DAY_MS) return;
      removedAt = mail.date.getTime();
      await removeOldFiles(folder, mail.date);
    },
    close: () => transporter.close(),
  };
}
