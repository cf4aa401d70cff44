/** Words that mean the same; whoever looks for one of them also looks for what is narrower. */
export interface SynonymGroup {
  readonly words: readonly string[];
  readonly narrower?: readonly string[];
}

/** Groups from lines: the words of a group are parted by commas, what is narrower follows after `>`. */
export function synonymGroups(lines: string): SynonymGroup[] {
  return lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [words = [], narrower] = line.split('>').map((side) => side.split(',').map((word) => word.trim()));
      return narrower ? { words, narrower } : { words };
    });
}
