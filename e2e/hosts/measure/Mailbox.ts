import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { OPERATOR } from '../machines/Network.ts';
import { SMTP_PORT } from '../machines/settings.ts';

export interface ReceivedMail {
  readonly to: string;
  readonly subject: string;
}

/** The mail server of the shop and of all buyers. It speaks SMTP, and stores what it gets. */
export class Mailbox {
  readonly mails: ReceivedMail[] = [];
  readonly #server: SMTPServer;

  constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onData: (stream, { envelope }, callback) => {
        text(stream).then((source) => {
          const subject = /^subject: (.*(?:\r\n[ \t].*)*)/im.exec(source)?.[1] ?? '';
          for (const { address } of envelope.rcptTo) this.mails.push({ to: address, subject });
          callback();
        }, callback);
      },
    });
    this.#server.on('error', () => undefined);
  }

  open(): Promise<void> {
    return new Promise((resolve) => this.#server.listen(SMTP_PORT, OPERATOR, resolve));
  }
}
