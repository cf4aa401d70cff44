import path from 'node:path';
import type { MailConfig } from './config.ts';
import { folderTransport } from './folderTransport.ts';
import { smtpTransport } from './smtpTransport.ts';
import type { MailTransport } from './transport.ts';

/** The folder of mails that are stored instead of sent. */
function mailFolder(dataDir: string): string {
  return path.join(dataDir, 'mail');
}

/** The transport of the configuration: a mail server or a folder. */
export function openTransport({ mail, dataDir }: { readonly mail: MailConfig; readonly dataDir: string }): MailTransport {
  return mail.smtp ? smtpTransport(mail.smtp, mail.from) : folderTransport(mailFolder(dataDir), mail.from);
}
