/** A mail as it leaves. */
export interface OutgoingMail {
  /** The same when a mail is sent again, so that mailboxes detect the duplicate. */
  readonly messageId: string;
  readonly to: string;
  readonly language: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly date: Date;
}

/** Sends mails. */
export interface MailTransport {
  /**
   * @throws RefusedMailError where another attempt cannot succeed, any other error where it may
   */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** The mail server has refused this mail for good: its recipient or its content. */
export class RefusedMailError extends Error {}
