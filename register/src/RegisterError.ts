/** A request that the register refuses. The message is for the person who deploys. */
export class RegisterError extends Error {
  override readonly name = 'RegisterError';
  readonly status: 404 | 409 | 422 | 504;

  constructor(status: RegisterError['status'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}
