import { isSchemaObject } from '../viewer/subschemas.ts';

/** A schema's own description as a comment, with its line end; empty without one. */
export function docComment(schema: unknown, indent: string): string {
  if (!isSchemaObject(schema)) return '';
  const lines = [
    ...textLines(schema.description ?? schema.title),
    ...(typeof schema.format === 'string' ? [`@format ${oneLine(schema.format)}`] : []),
    ...(schema.default === undefined ? [] : [`@default ${oneLine(JSON.stringify(schema.default))}`]),
    ...(schema.deprecated === true ? ['@deprecated'] : []),
  ].map(harmless);
  const [only, ...more] = lines;
  if (only === undefined) return '';
  if (more.length === 0) return `${indent}/** ${only} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}`.trimEnd()).join('\n')}\n${indent} */\n`;
}

const lineEnds = /\r\n|[\n\r\u2028\u2029]/;

function textLines(text: unknown): string[] {
  return typeof text === 'string' && text.trim() !== '' ? text.trim().split(lineEnds) : [];
}

function oneLine(text: string): string {
  const line = text.split(lineEnds).join(' ');
  return line.length > 200 ? `${line.slice(0, 199)}…` : line;
}

/** A text must not end the comment it is in. */
function harmless(line: string): string {
  return line.replaceAll('*/', '*\\/');
}
