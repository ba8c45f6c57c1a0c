export type Search = Readonly<Record<string, unknown>>;

/** New values of URL parameters; `undefined` and an empty text remove one. */
export type SearchChange<Name extends string = string> = { readonly [N in Name]?: string | undefined };

/** The URL parameters after a change; those of other screens stay. */
export function changeSearch<S extends object>(before: S, change: SearchChange): S {
  const after = Object.entries({ ...before, ...change });
  return Object.fromEntries(after.filter(([, value]) => value !== undefined && value !== '')) as S;
}
