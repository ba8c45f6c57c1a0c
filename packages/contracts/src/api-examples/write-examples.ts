import type { Json, Operation } from './list-operations.ts';
import { exampleOf, resolveSchema } from './resolve-schema.ts';

export type Examples = { readonly curl: string; readonly fetch: string };

const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

function addressOf({ path, parameters }: Operation, base: string): string {
  const asked = parameters.filter((one) => one.in === 'query' && one.required);
  const query = asked
    .map(({ name, schema }) => `${name}=${encodeURIComponent(String(exampleOf(schema, name)))}`)
    .join('&');
  return `${base}${path}${query && `?${query}`}`;
}

const isFile = ({ takes, body }: Operation) => takes !== undefined && body === undefined;

function contentOf(document: Json, { body }: Operation): string | undefined {
  return body && JSON.stringify(exampleOf(resolveSchema(document, body)), null, 2);
}

function headersOf({ permission, isOpenToKeys, takes }: Operation): [string, string][] {
  const headers: [string, string][] = [];
  if (permission) headers.push(isOpenToKeys ? ['x-api-key', 'hlk_…'] : ['authorization', 'Bearer …']);
  if (takes) headers.push(['content-type', takes]);
  return headers;
}

function writeCurl(document: Json, operation: Operation, base: string): string {
  const { method, gives } = operation;
  const content = contentOf(document, operation);
  return [
    `curl ${gives === 'text/event-stream' ? '--no-buffer ' : ''}${method === 'GET' ? '' : `-X ${method} `}${quote(addressOf(operation, base))}`,
    ...headersOf(operation).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(content ? [`-d ${quote(content)}`] : []),
    ...(isFile(operation) ? ['--data-binary @file'] : []),
  ].join(' \\\n  ');
}

function writeFetch(document: Json, operation: Operation, base: string): string {
  const { method, gives } = operation;
  const content = contentOf(document, operation)?.replaceAll('\n', '\n  ');
  const headers = headersOf(operation).map(([name, value]) => `'${name}': '${value}'`);
  const parts = [
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    ...(headers.length > 0 ? [`  headers: { ${headers.join(', ')} },`] : []),
    ...(content ? [`  body: JSON.stringify(${content}),`] : []),
    ...(isFile(operation) ? ['  body: file,'] : []),
  ];
  const options = parts.length > 0 ? `, {\n${parts.join('\n')}\n}` : '';
  return [
    `const response = await fetch('${addressOf(operation, base)}'${options});`,
    'if (!response.ok) throw new Error((await response.json()).code);',
    ...(gives === 'application/json' ? ['const reply = await response.json();'] : []),
    ...(gives === 'text/event-stream'
      ? ['for await (const piece of response.body.pipeThrough(new TextDecoderStream())) console.log(piece);']
      : []),
  ].join('\n');
}

/** The same request for a terminal and for a program, with the required parts filled in. */
export const writeExamples = (document: Json, operation: Operation, base: string): Examples => ({
  curl: writeCurl(document, operation, base),
  fetch: writeFetch(document, operation, base),
});
