/** Whether an error of the file system has one of the codes. */
export function isCode(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.some((code) => error.code === code);
}
