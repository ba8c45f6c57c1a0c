/** One call of the API document, as the page shows it. */
export type Operation = {
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly permission: string | undefined;
  readonly parameters: readonly unknown[];
  readonly body: unknown;
  readonly reply: unknown;
};

type Content = { readonly content?: { readonly 'application/json'?: { readonly schema?: unknown } } };
type Described = {
  readonly summary: string;
  readonly 'x-permission'?: string;
  readonly parameters?: readonly unknown[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
};

const schemaOf = (content: Content | undefined) => content?.content?.['application/json']?.schema;

function describe(path: string, method: string, operation: Described): Operation {
  const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))?.[1];
  return {
    method: method.toUpperCase(),
    path,
    summary: operation.summary,
    permission: operation['x-permission'],
    parameters: operation.parameters ?? [],
    body: schemaOf(operation.requestBody),
    reply: schemaOf(success),
  };
}

/** Reads the calls out of our own OpenAPI document, in its order. */
export function listOperations(document: Readonly<Record<string, unknown>>): Operation[] {
  const paths = document.paths as Record<string, Record<string, Described>>;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => describe(path, method, operation)),
  );
}
