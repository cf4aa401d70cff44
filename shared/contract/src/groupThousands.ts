/** Separates the digits of a whole number in groups of three. */
export function groupThousands(digits: string, separator: string): string {
  return digits.replaceAll(/\B(?=(?:\d{3})+$)/g, separator);
}
