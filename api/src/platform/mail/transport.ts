/** A file that is sent with a mail. */
export interface MailAttachment {
  readonly name: string;
  /** The media type. */
  readonly type: string;
  readonly content: Buffer;
}

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
  /** The address that replies go to, if it is not the sender's. */
  readonly replyTo?: string;
  /** The address of the one-click unsubscription (RFC 8058), for mails of the newsletter. */
  readonly unsubscribeUrl?: string;
  readonly attachments?: readonly MailAttachment[];
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
