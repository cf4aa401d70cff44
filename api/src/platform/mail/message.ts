import type { MailSender } from './config.ts';
import type { OutgoingMail } from './transport.ts';

/** A mail as nodemailer takes it. The recipient is one address, whatever characters are in it. */
export function toMessage({ messageId, to, language, subject, html, text, date }: OutgoingMail, from: MailSender) {
  return {
    from,
    to: { name: '', address: to },
    subject,
    html,
    text,
    date,
    messageId: `<${messageId}@${from.address.split('@')[1]}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
