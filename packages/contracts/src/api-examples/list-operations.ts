export type Json = Readonly<Record<string, unknown>>;

type Media = { readonly schema?: Json };
type Answer = { readonly $ref?: string; readonly content?: Readonly<Record<string, Media>> };
type Parameter = { readonly name: string; readonly in: string; readonly required: boolean; readonly schema: Json };
type Described = {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly 'x-permission'?: string;
  readonly security?: readonly object[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, Answer>>;
};

/** One operation of the API document, as the page shows it. */
export type Operation = {
  readonly id: string;
  readonly group: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly permission: string | undefined;
  /** An API key will do; otherwise it takes the access token of a sign-in. */
  readonly isOpenToKeys: boolean;
  readonly parameters: readonly Parameter[];
  /** The media type of the request body; undefined where none is taken. */
  readonly takes: string | undefined;
  readonly body: Json | undefined;
  /** The media type of the reply; undefined where nothing is returned. */
  readonly gives: string | undefined;
  readonly reply: Json | undefined;
  readonly errors: readonly { readonly status: string; readonly codes: readonly string[] }[];
};

type Components = { readonly responses?: Readonly<Record<string, Answer>> };
type Document = {
  readonly tags?: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components?: Components;
};

const firstOf = (content: Readonly<Record<string, Media>> | undefined) => Object.entries(content ?? {})[0];

function codesOf(answer: Answer, { responses = {} }: Components): readonly string[] {
  const found = answer.$ref ? responses[answer.$ref.slice('#/components/responses/'.length)] : answer;
  const [, media] = firstOf(found?.content) ?? [];
  const [, only] = (media?.schema?.allOf ?? []) as { properties?: { code?: { enum?: readonly string[] } } }[];
  return only?.properties?.code?.enum ?? [];
}

function describe(path: string, method: string, operation: Described, components: Components): Operation {
  const answers = Object.entries(operation.responses);
  const [takes, body] = firstOf(operation.requestBody?.content) ?? [];
  const [gives, reply] = firstOf(answers.find(([status]) => status.startsWith('2'))?.[1].content) ?? [];
  return {
    id: operation.operationId,
    group: operation.tags[0] ?? '',
    method: method.toUpperCase(),
    path,
    summary: operation.summary,
    permission: operation['x-permission'],
    isOpenToKeys: operation.security === undefined,
    parameters: operation.parameters ?? [],
    takes,
    body: body?.schema,
    gives,
    reply: reply?.schema,
    errors: answers
      .filter(([status]) => /^[45]/.test(status))
      .map(([status, answer]) => ({ status, codes: codesOf(answer, components) })),
  };
}

export type Group = {
  readonly name: string;
  readonly description: string;
  readonly operations: readonly Operation[];
};

const holds = ({ id, method, path, summary, group }: Operation, words: string) =>
  `${id} ${method} ${path} ${summary} ${group}`.toLowerCase().includes(words.toLowerCase());

/** Reads the operations from our own OpenAPI document, in its groups; filtered by the words. */
export function listGroups(document: Json, words = ''): Group[] {
  const { tags = [], paths, components = {} } = document as unknown as Document;
  const operations = Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => describe(path, method, operation, components)),
    )
    .filter((operation) => holds(operation, words));
  return tags
    .map(({ name, description }) => ({
      name,
      description,
      operations: operations.filter(({ group }) => group === name),
    }))
    .filter((group) => group.operations.length > 0);
}
