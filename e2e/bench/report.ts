import type { Mark, Section } from '@feszek/figures';

export interface Report {
  /** When and on what was measured. */
  readonly conditions: string;
  readonly sections: readonly Section[];
}

const decisionLink = (name: string) => `[${name.slice(0, 4)}](../decisions/${name}.md)`;

function missedLines({ title, marks, decisions = [] }: Section): string[] {
  const missed = marks.filter(({ isMet }) => !isMet);
  if (missed.length === 0) return [];
  const line = ({ what, measured, limit }: Mark) => `  - ${what}: ${measured}, mark ${limit}`;
  return [`- **${title}**${decisions.length > 0 ? ` (what was tried: ${decisions.map(decisionLink).join(', ')})` : ''}`, ...missed.map(line)];
}

/** The list of the marks that were missed, by their sections. */
export function missedMarks(sections: readonly Section[]): string {
  const all = sections.flatMap(({ marks }) => marks);
  const lines = sections.flatMap(missedLines);
  const count = all.filter(({ isMet }) => !isMet).length;
  return count === 0 ? `All ${all.length} marks are met.` : `${count} of ${all.length} marks are missed:\n\n${lines.join('\n')}`;
}

/** The section of a subject that could not be measured: a missed mark. */
export function failedSection(name: string, error: unknown): Section {
  const reason = error instanceof Error ? error.message : String(error);
  return { title: name, text: `Not measured: ${reason}`, marks: [{ what: name, measured: `not measured (${reason})`, limit: 'to be measured', isMet: false }] };
}

export const sectionText = ({ title, text }: Section) => `## ${title}\n\n${text}\n`;

/** The result of the benchmark as a page of the documents. */
export function writeReport({ conditions, sections }: Report): string {
  return `# Performance

Written by \`npm run bench\` on ${conditions}. Absolute figures depend on the machine; compare the ratios, which are measured within one run. Load generator and shop share the cores; a load has ten connections.

Everything is measured at least three times within the command. A figure is the median; the lowest and the highest are in brackets, unless they are the same. \`npm run bench -- --only NAME\` measures one part and writes nothing.

## Missed marks

${missedMarks(sections)}

${sections.map(sectionText).join('\n')}`;
}
