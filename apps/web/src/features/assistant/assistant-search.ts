import { type QuerySpec, querySpec } from '@halyard/contracts/query/query-spec.ts';

/** Rows to be listed, and what they are asked for as: a figure whose rows no screen shows leads here. */
export type RowsWanted = { readonly title: string; readonly message: null; readonly spec: QuerySpec };

/** What a link to the page asks for: `?conversation=2f0a&q=handover`. */
export type AssistantSearch = {
  /** The newest one where the address names none. */
  readonly conversation: string | undefined;
  /** What conversations are searched for. */
  readonly q: string;
  readonly wanted: RowsWanted | undefined;
};

const searchMax = 200;

/** The specification stands in the address without its braces: the router would read it as an object otherwise. */
function readWanted({ ask, rows }: Readonly<Record<string, unknown>>): RowsWanted | undefined {
  const title = String(ask ?? '').slice(0, searchMax);
  if (typeof rows !== 'string' || title === '') return undefined;
  try {
    return { title, message: null, spec: querySpec.parse(JSON.parse(`{${rows}}`)) };
  } catch {
    // An address that was cut or typed asks for nothing.
    return undefined;
  }
}

/** Reads the address bar; what it does not know it leaves out. */
export function readAssistantSearch(given: Readonly<Record<string, unknown>>): AssistantSearch {
  const conversation = String(given.conversation ?? '');
  return {
    conversation: /^[A-Za-z0-9_-]{1,64}$/.test(conversation) ? conversation : undefined,
    q: String(given.q ?? '').slice(0, searchMax),
    wanted: readWanted(given),
  };
}
