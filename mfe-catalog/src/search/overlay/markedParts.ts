/** A piece of a text, and whether it matches the typed text. */
export interface Part {
  readonly text: string;
  readonly isMarked: boolean;
}

/** A text without capitals and accents, letter by letter, so that places in it are places in the text. */
function folded(text: string): string[] {
  return Array.from(text, (letter) => letter.normalize('NFD').charAt(0).toLowerCase());
}

function isWordStart(letters: readonly string[], at: number): boolean {
  return at === 0 || !/[\p{L}\p{N}]/u.test(letters[at - 1] ?? '');
}

/** Where each letter of the text belongs to one of the words: at the start of a word of the text. */
function marks(letters: readonly string[], words: readonly string[][]): boolean[] {
  const marked = letters.map(() => false);
  for (const word of words) {
    for (let at = 0; at + word.length <= letters.length; at += 1) {
      if (isWordStart(letters, at) && word.every((letter, index) => letter === letters[at + index])) marked.fill(true, at, at + word.length);
    }
  }
  return marked;
}

/** Takes a text apart where it begins words with what was typed, whatever the capitals and accents. */
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
