import { isLoopback } from '@feszek/contract/this-machine';
import nodemailer from 'nodemailer';
import type { MailSender, SmtpConfig } from './config.ts';
import { toMessage } from './message.ts';
import { RefusedMailError } from './transport.ts';
import type { MailTransport } from './transport.ts';

const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;
/** The limit for one mail, however slowly its server answers. */
const SEND_TIMEOUT_MS = 60_000;

/** Whether the server refuses this mail for good. A refused password has a code from 500 on too, but concerns every mail. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false;
  return (error.code === 'EENVELOPE' || error.code === 'EMESSAGE') && Number(error.responseCode) >= 500;
}

/** Mails leave through an SMTP server, over one connection that stays open for a while. */
export function smtpTransport({ host, port, isSecure, credentials }: SmtpConfig, from: MailSender): MailTransport {
  const transporter = nodemailer.createTransport({
    pool: true,
    maxConnections: 1,
    host,
    port,
    secure: isSecure,
    // A password is sent unencrypted only on this machine.
    requireTLS: !isSecure && credentials !== undefined && !isLoopback(host),
    ...(credentials && { auth: { user: credentials.user, pass: credentials.password } }),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
  });
  return {
    async send(mail) {
      const { promise: tooLate, reject } = Promise.withResolvers<never>();
      const timer = setTimeout(() => reject(new Error(`The mail server did not take the mail within ${SEND_TIMEOUT_MS / 1000} seconds`)), SEND_TIMEOUT_MS);
      try {
        await Promise.race([transporter.sendMail(toMessage(mail, from)), tooLate]);
      } catch (error) {
        throw isFinal(error) ? new RefusedMailError(error instanceof Error ? error.message : String(error), { cause: error }) : error;
      } finally {
        clearTimeout(timer);
      }
    },
    close: () => transporter.close(),
  };
}
