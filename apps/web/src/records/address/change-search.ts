export type Search = Readonly<Record<string, unknown>>;

/** New values of parameters of the address; `undefined` and an empty text take one out. */
export type SearchChange<Name extends string = string> = { readonly [N in Name]?: string | undefined };

/** The parameters of the address after a change; those of other screens stay. */
export function changeSearch<S extends object>(before: S, change: SearchChange): S {
  const after = Object.entries({ ...before, ...change });
  return Object.fromEntries(after.filter(([, value]) => value !== undefined && value !== '')) as S;
}
