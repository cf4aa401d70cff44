/** Length of a description that search engines show, in characters. */
const LENGTH = 155;

/** A text as the description of a page: in one line, cut between words if it is too long. */
export function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= LENGTH) return line;
  const cut = line.slice(0, LENGTH);
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}
