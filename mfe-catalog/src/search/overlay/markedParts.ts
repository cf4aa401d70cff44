/** A piece of a text, and whether it matches the typed text. */
export interface Part {
  readonly text: string;
  readonly isMarked: boolean;
}

/** The letters of a text in lower case without accents. Indexes are the same as in the text. */
function folded(text: string): string[] {
  return Array.from(text, (letter) => letter.normalize('NFD').charAt(0).toLowerCase());
}

function isWordStart(letters: readonly string[], at: number): boolean {
  return at === 0 || !/[\p{L}\p{N}]/u.test(letters[at - 1] ?? '');
}

/** For each letter of the text, whether it belongs to a typed word at the start of a word of the text. */
function marks(letters: readonly string[], words: readonly string[][]): boolean[] {
  const marked = letters.map(() => false);
  for (const word of words) {
    for (let at = 0; at + word.length <= letters.length; at += 1) {
      if (isWordStart(letters, at) && word.every((letter, index) => letter === letters[at + index])) marked.fill(true, at, at + word.length);
    }
  }
  return marked;
}

/** Splits a text at the word starts that match the typed text, ignoring case and accents. */
export function markedParts(text: string, typed: string): Part[] {
  const marked = marks(folded(text), typed.split(/\s+/).filter(Boolean).map(folded));
  const parts: { text: string; isMarked: boolean }[] = [];
  Array.from(text).forEach((letter, index) => {
    const isMarked = marked[index] ?? false;
    const last = parts.at(-1);
    if (last?.isMarked === isMarked) last.text += letter;
    else parts.push({ text: letter, isMarked });
  });
  return parts;
}
