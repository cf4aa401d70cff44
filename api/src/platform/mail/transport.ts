/** A mail as it leaves. */
export interface OutgoingMail {
  /** The same whenever the same mail is sent once more: a mail server that has it already can tell. */
  readonly messageId: string;
  readonly to: string;
  readonly language: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly date: Date;
}

/** The way that mails take. */
export interface MailTransport {
  /**
   * @throws RefusedMailError where trying again would be of no use, and whatever else went wrong where it may help
   */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** The mail server has refused this mail for good: its recipient, or what is in it. */
export class RefusedMailError extends Error {}
