type Router = { readonly state: { readonly location: { readonly search: object } } };

/** The parameters of the address as they are in it: text, whatever the router reads from them. */
export const searchText = ({ state }: Router): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(state.location.search).map(([name, value]) => [name, String(value)]));
