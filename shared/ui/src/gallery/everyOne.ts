/** All values of a union of strings. The compiler refuses a list that lacks one, so that the gallery shows every variant. */
export function everyOne<Value extends string>(values: Readonly<Record<Value, true>>): readonly Value[] {
  return Object.keys(values).filter((value): value is Value => value in values);
}
