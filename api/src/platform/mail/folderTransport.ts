import { mkdir, rename, writeFile } from 'node:fs/promises';
import nodemailer from 'nodemailer';
import path from 'node:path';
import type { MailSender } from './config.ts';
import { toMessage } from './message.ts';
import type { MailTransport } from './transport.ts';

/** Mails are not sent: each is a file that mail programs open, named by its time and its id. */
export function folderTransport(folder: string, from: MailSender): MailTransport {
  const transporter = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      const { message } = await transporter.sendMail(toMessage(mail, from));
      const file = path.join(folder, `${mail.date.toISOString().replaceAll(':', '-')}-${mail.messageId}.eml`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    close: () => transporter.close(),
  };
}
