import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** As received, with the headers. */
  readonly source: string;
}

/** A mail server that receives mails by SMTP and stores them. */
export interface MailServer {
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
  /** Refuses the next recipient. */
  answerNext(code: number, message: string): void;
  forget(): void;
  close(): Promise<void>;
}

export async function openMailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  let refusal: Error | undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo(_address, _session, callback) {
      callback(refusal);
      refusal = undefined;
    },
    onData(stream, { envelope }, callback) {
      text(stream).then((source) => {
        mails.push({ from: envelope.mailFrom ? envelope.mailFrom.address : '', to: envelope.rcptTo.map(({ address }) => address), source });
        callback();
      }, callback);
    },
  });
  const { promise: listening, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await listening;
  const address = server.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The mail server has no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    answerNext(code, message) {
      refusal = Object.assign(new Error(message), { responseCode: code });
    },
    forget: () => void mails.splice(0),
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
