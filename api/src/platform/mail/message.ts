import type { MailSender } from './config.ts';
import type { OutgoingMail } from './transport.ts';

/** The headers of RFC 2369 and RFC 8058: mail programs offer to unsubscribe with one click. */
function unsubscribeHeaders(url: string | undefined): Record<string, string> {
  return url === undefined ? {} : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** A mail in nodemailer's format. The recipient is always one address, whatever characters it contains. */
export function toMessage({ messageId, to, language, subject, html, text, date, replyTo, unsubscribeUrl, attachments = [] }: OutgoingMail, from: MailSender) {
  return {
    from,
    to: { name: '', address: to },
    subject,
    html,
    text,
    date,
    messageId: `<${messageId}@${from.address.split('@')[1]}>`,
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    attachments: attachments.map(({ name, type, content }) => ({ filename: name, contentType: type, content })),
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language, ...unsubscribeHeaders(unsubscribeUrl) },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
