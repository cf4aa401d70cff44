const NUMBER = /^\D{0,20}(\d{1,9})\.?$/;

/** An order's number in what customers write for one, such as `1042`, `#1042` or `Rendelés 1042`; `undefined` without one. */
export function writtenNumber(text: string): string | undefined {
  return NUMBER.exec(text)?.[1];
}
