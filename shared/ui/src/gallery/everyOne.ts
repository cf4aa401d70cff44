/** Every value of a closed set of words. The compiler refuses a list that lacks one, so that no look goes unshown. */
export function everyOne<Value extends string>(values: Readonly<Record<Value, true>>): readonly Value[] {
  return Object.keys(values).filter((value): value is Value => value in values);
}
