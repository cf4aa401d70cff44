/** An answer of the shop that has no part. */
export class EmbedAnswerError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'EmbedAnswerError';
    this.status = status;
  }
}
