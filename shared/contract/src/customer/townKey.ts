/** A town's name for comparisons: lower case, without accents, signs and a district. `Budapest XI. kerület` is `budapest`. */
export function townKey(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/\p{Mark}/gu, '').toLowerCase();
  const letters = plain.replaceAll(/[^a-z]+/g, ' ').trim();
  return letters.startsWith('budapest ') ? 'budapest' : letters;
}
