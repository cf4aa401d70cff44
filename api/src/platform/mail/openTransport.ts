import path from 'node:path';
import type { MailConfig } from './config.ts';
import { folderTransport } from './folderTransport.ts';
import { smtpTransport } from './smtpTransport.ts';
import type { MailTransport } from './transport.ts';

/** Where mails are kept that reach nobody. */
function mailFolder(dataDir: string): string {
  return path.join(dataDir, 'mail');
}

/** The way that the configuration gives to mails. */
export function openTransport({ mail, dataDir }: { readonly mail: MailConfig; readonly dataDir: string }): MailTransport {
  return mail.smtp ? smtpTransport(mail.smtp, mail.from) : folderTransport(mailFolder(dataDir), mail.from);
}
