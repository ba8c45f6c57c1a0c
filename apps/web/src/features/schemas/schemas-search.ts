/** The displayed part of a schema. */
export const views = ['tree', 'versions', 'validate'] as const;
export type View = (typeof views)[number];

/** The part of the address that this screen reads. */
export type SchemasSearch = {
  /** An id, or `latest`. */
  readonly schema: string | undefined;
  readonly view: View;
  /** The selected node: a JSON Pointer into the schema, or the id of a node, which begins with `#`. */
  readonly node: string | undefined;
  /** The search text for the tree. */
  readonly search: string;
  /** Ids of the versions that are compared. */
  readonly older: string | undefined;
  readonly newer: string | undefined;
};

type Address = Readonly<Record<string, unknown>>;

const textIn = (value: unknown) => (value === undefined || value === null ? undefined : String(value));
const idIn = (value: unknown) => {
  const id = textIn(value);
  return id !== undefined && /^[A-Za-z0-9_-]{1,64}$/.test(id) ? id : undefined;
};

/** Reads the URL; invalid values are ignored. */
export function readSchemasSearch(address: Address): SchemasSearch {
  const view = textIn(address.view);
  const node = textIn(address.node);
  return {
    schema: idIn(address.schema),
    view: views.find((known) => known === view) ?? 'tree',
    // The empty pointer is the schema itself.
    node: node === '' || /^[/#]/.test(node ?? '') ? node : undefined,
    search: textIn(address.search)?.slice(0, 200) ?? '',
    older: idIn(address.older),
    newer: idIn(address.newer),
  };
}

/** The change of a step; `undefined` removes a parameter. */
export type SchemasChange = { readonly [K in keyof SchemasSearch]?: SchemasSearch[K] | undefined };

const isUsual = (name: string, value: unknown) =>
  value === undefined || (name === 'search' && value === '') || (name === 'view' && value === 'tree');

/** The URL after a step: defaults are omitted, parameters of other screens stay. */
export function changeSearch<S extends object>(before: S, change: SchemasChange): S {
  const all = Object.entries({ ...before, ...change });
  return Object.fromEntries(all.filter(([name, value]) => !(name in change && isUsual(name, value)))) as S;
}
