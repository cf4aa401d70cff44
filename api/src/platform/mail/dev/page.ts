import { escapeHtml } from '../../http/html.ts';

export const DEV_MAIL_PATH = '/dev/mail';
export const DEV_MAIL_STYLE_PATH = `${DEV_MAIL_PATH}/style.css`;

export interface ListedMail {
  readonly id: number;
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string;
  readonly createdAt: Date;
  readonly state: string;
}

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="${DEV_MAIL_STYLE_PATH}">
</head>
<body>
<main>
${content}
</main>
</body>
</html>
`;
}

const time = (date: Date) => `<time datetime="${date.toISOString()}">${date.toISOString().slice(0, 19).replace('T', ' ')}</time>`;

function row({ id, kind, recipient, subject, createdAt, state }: ListedMail): string {
  return `<tr><td>${time(createdAt)}</td><td>${escapeHtml(recipient)}</td><td><a href="${DEV_MAIL_PATH}/${id}">${escapeHtml(subject)}</a></td><td>${escapeHtml(kind)}</td><td>${escapeHtml(state)}</td></tr>`;
}

/** The newest mails of a shop without a mail server. */
export function mailListPage(mails: readonly ListedMail[]): string {
  const table = `<div class="wide"><table>
<thead><tr><th scope="col">UTC</th><th scope="col">To</th><th scope="col">Subject</th><th scope="col">Kind</th><th scope="col">State</th></tr></thead>
<tbody>
${mails.map(row).join('\n')}
</tbody>
</table></div>`;
  return page('Mails', `<h1>Mails</h1>\n<p>They are not sent: SMTP_URL is not set.</p>\n${mails.length > 0 ? table : '<p>None yet.</p>'}`);
}

/** One mail as HTML, with a link to its plain text. */
export function mailPage({ id, kind, recipient, subject, createdAt, state }: ListedMail): string {
  const own = `${DEV_MAIL_PATH}/${id}`;
  return page(
    subject,
    `<p><a href="${DEV_MAIL_PATH}">All mails</a></p>
<h1>${escapeHtml(subject)}</h1>
<p>To ${escapeHtml(recipient)}, ${time(createdAt)} UTC, ${escapeHtml(kind)}, ${escapeHtml(state)}</p>
<p><a href="${own}/html">HTML only</a> · <a href="${own}/text">Plain text</a></p>
<iframe src="${own}/html" title="The mail"></iframe>`,
  );
}
