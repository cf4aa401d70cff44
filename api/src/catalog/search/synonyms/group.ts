/** Words with the same meaning. A query for one of them also finds the narrower terms. */
export interface SynonymGroup {
  readonly words: readonly string[];
  readonly narrower?: readonly string[];
}

/** Groups from lines: commas separate the words of a group, and `>` precedes its narrower terms. */
export function synonymGroups(lines: string): SynonymGroup[] {
  return lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [words = [], narrower] = line.split('>').map((side) => side.split(',').map((word) => word.trim()));
      return narrower ? { words, narrower } : { words };
    });
}
