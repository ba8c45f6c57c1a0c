import { type QuerySpec, querySpec } from '@halyard/contracts/query/query-spec.ts';

/** Rows to list, and their title: a figure whose rows no screen shows links here. */
export type RowsWanted = { readonly title: string; readonly message: null; readonly spec: QuerySpec };

/** Parameters of a link to the page: `?conversation=2f0a&q=handover`. */
export type AssistantSearch = {
  /** The newest one if the URL names none. */
  readonly conversation: string | undefined;
  /** The search text for conversations. */
  readonly q: string;
  readonly wanted: RowsWanted | undefined;
};

const searchMax = 200;

/** The specification is in the address without its braces: the router would read it as an object otherwise. */
function readWanted({ ask, rows }: Readonly<Record<string, unknown>>): RowsWanted | undefined {
  const title = String(ask ?? '').slice(0, searchMax);
  if (typeof rows !== 'string' || title === '') return undefined;
  try {
    return { title, message: null, spec: querySpec.parse(JSON.parse(`{${rows}}`)) };
  } catch {
    // A truncated or mistyped URL is ignored.
    return undefined;
  }
}

/** Reads the address bar; unknown values are ignored. */
export function readAssistantSearch(given: Readonly<Record<string, unknown>>): AssistantSearch {
  const conversation = String(given.conversation ?? '');
  return {
    conversation: /^[A-Za-z0-9_-]{1,64}$/.test(conversation) ? conversation : undefined,
    q: String(given.q ?? '').slice(0, searchMax),
    wanted: readWanted(given),
  };
}
