export interface SmtpConfig {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte on; otherwise it begins with STARTTLS where the server offers it. */
  readonly isSecure: boolean;
  readonly credentials: { readonly user: string; readonly password: string } | undefined;
}

export interface MailConfig {
  /** `undefined`: mails are stored in the data folder and are not sent. */
  readonly smtp: SmtpConfig | undefined;
  readonly from: MailSender;
  /** The address for mails to the shop's staff. */
  readonly shopAddress: string;
}

export interface MailSender {
  readonly name: string;
  readonly address: string;
}

type Read = (name: string) => string;
type Fault = (message: string) => Error;

const PORTS = { 'smtp:': 587, 'smtps:': 465 } as const;
const DEFAULT_SENDER: MailSender = { name: 'Fészek', address: 'shop@localhost' };
const ADDRESS = /^[^<>@\s,]+@[^<>@\s,]+$/;
const SENDER = /^(?:([^<>"\r\n]*?)\s*<([^<>@\s]+@[^<>@\s]+)>|([^<>@\s,]+@[^<>@\s,]+))$/;

function readSmtp(text: string, fault: Fault): SmtpConfig {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const protocol = url?.protocol;
  if (!url?.hostname || (protocol !== 'smtp:' && protocol !== 'smtps:') || url.search || url.pathname.length > 1) {
    throw fault('SMTP_URL must be an address like smtp://user:password@mail.example.com:587, or start with smtps:// for TLS from the start.');
  }
  const credentials = url.username ? { user: decodeURIComponent(url.username), password: decodeURIComponent(url.password) } : undefined;
  return { host: url.hostname, port: Number(url.port) || PORTS[protocol], isSecure: protocol === 'smtps:', credentials };
}

function readSender(text: string, fault: Fault): MailSender {
  const [, name, named, bare] = SENDER.exec(text) ?? [];
  const address = named ?? bare;
  if (address === undefined) throw fault('MAIL_FROM must be an address like "Fészek <shop@example.com>", but it is not.');
  return { name: name || DEFAULT_SENDER.name, address };
}

/** How mails leave. Throws what `fault` makes of a wrong value. */
export function readMailConfig(read: Read, fault: Fault): MailConfig {
  const smtpUrl = read('SMTP_URL');
  const from = read('MAIL_FROM');
  if (smtpUrl && !from) throw fault('MAIL_FROM must name the sender of mails, as SMTP_URL is set.');
  const sender = from ? readSender(from, fault) : DEFAULT_SENDER;
  const shopAddress = read('SHOP_EMAIL') || sender.address;
  if (!ADDRESS.test(shopAddress)) throw fault('SHOP_EMAIL must be one address like offers@example.com, but it is not.');
  return { smtp: smtpUrl ? readSmtp(smtpUrl, fault) : undefined, from: sender, shopAddress };
}
