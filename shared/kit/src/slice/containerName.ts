/** A JavaScript identifier for a slice, as Module Federation's global name. */
export function containerName(slice: string): string {
  return `feszek_${slice.replaceAll('-', '_')}`;
}
