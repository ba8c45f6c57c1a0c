/** What is in the fields of a form. */
export type Values = Readonly<Record<string, string>>;

export const isSame = (one: Values, other: Values) => Object.keys(one).every((field) => one[field] === other[field]);

/**
 * What a person typed on top of what someone else saved meanwhile: fields the person left alone are as they are now.
 * `differing` are those that the person changed and that now say something else.
 */
export function mergeValues<V extends Values>(began: V, mine: V, newer: V) {
  const fields = Object.keys(began) as (keyof V & string)[];
  const changed = fields.filter((field) => mine[field] !== began[field]);
  const values: V = { ...newer, ...Object.fromEntries(changed.map((field) => [field, mine[field]])) };
  return { values, differing: changed.filter((field) => mine[field] !== newer[field]) };
}
