import { sigmaLevels, sigmaStatuses, sigmaTextMax } from '@halyard/contracts/inflow/sigma.ts';
import { type ErrorCode, LineCounter, parseDocument } from 'yaml';
import { compileSigma } from './compile-rule.ts';
import { readDetection } from './read-detection.ts';
import { ProblemAt, SigmaError } from './sigma-error.ts';
import type { SigmaRule } from './sigma-rule.ts';

const listMax = 200;
const textMax = 8_000;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const readText = (value: unknown): string | null => {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  return text === '' ? null : text.slice(0, textMax);
};

const readTexts = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one) => readText(one) ?? []).slice(0, listMax);

/** One of `known`; absent is null, anything else is an error, because it would be lost. */
function readWord<T extends string>(fields: Fields, name: string, known: readonly T[]): T | null {
  const text = readText(fields[name]);
  if (text === null) return null;
  const word = known.find((one) => one === text.toLowerCase());
  if (!word) throw new ProblemAt('bad_field', `${name}: ${text}`, [name]);
  return word;
}

function readLogsource(value: unknown) {
  if (!isFields(value)) throw new ProblemAt('missing_field', 'logsource', []);
  const part = (name: string) => readText(value[name])?.toLowerCase() ?? null;
  return { category: part('category'), product: part('product'), service: part('service') };
}

const techniquePattern = /^attack\.(t\d{4}(?:\.\d{3})?)$/i;
const techniquesOf = (tags: readonly string[]) => [
  ...new Set(tags.flatMap((tag) => techniquePattern.exec(tag)?.[1]?.toUpperCase() ?? [])),
];

function readFields(fields: Fields): SigmaRule {
  if (fields.correlation !== undefined) throw new ProblemAt('correlation', 'correlation', ['correlation']);
  if (fields.action !== undefined || fields.filter !== undefined)
    throw new ProblemAt('not_a_rule', fields.filter === undefined ? 'action' : 'filter', []);
  const title = readText(fields.title);
  if (title === null) throw new ProblemAt('missing_field', 'title', []);
  if (fields.detection === undefined) throw new ProblemAt('missing_field', 'detection', []);
  const tags = readTexts(fields.tags);
  return {
    id: readText(fields.id)?.toLowerCase().slice(0, 100) ?? null,
    title: title.slice(0, 300),
    level: readWord(fields, 'level', sigmaLevels),
    status: readWord(fields, 'status', sigmaStatuses),
    description: readText(fields.description),
    author: readText(fields.author),
    techniques: techniquesOf(tags),
    tags,
    references: readTexts(fields.references),
    falsePositives: readTexts(fields.falsepositives),
    logsource: readLogsource(fields.logsource),
    ...readDetection(fields.detection),
  };
}

/** The error at the parser's position, in plain words. */
const yamlFaults: Partial<Record<ErrorCode, string>> = {
  DUPLICATE_KEY: 'duplicate key',
  TAB_AS_INDENT: 'a tab indents a line; use spaces',
  BAD_INDENT: 'the indentation does not fit the lines above',
  MISSING_CHAR: 'a quotation mark, bracket, comma or colon is missing',
  UNEXPECTED_TOKEN: 'a sign that does not belong here',
  BLOCK_AS_IMPLICIT_KEY: 'a second colon in a line; quote the text',
  BLOCK_IN_FLOW: 'a list or a map over several lines inside brackets',
  MULTILINE_IMPLICIT_KEY: 'a colon is missing after the key',
  BAD_SCALAR_START: 'a text that starts with this sign has to be quoted',
  BAD_DQ_ESCAPE: 'a backslash in double quotes that begins no escape; use single quotes',
  BAD_ALIAS: 'an asterisk at the beginning of a text; quote the text',
};

/** The document as plain values; YAML that repeats itself by aliases is refused before it grows. */
function parseYaml(text: string) {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true, logLevel: 'silent' });
  const [error] = document.errors;
  if (error) {
    throw new SigmaError(
      'not_yaml',
      yamlFaults[error.code] ?? 'the indentation or a sign is wrong',
      lines.linePos(error.pos[0]).line,
    );
  }
  const lineOf = (path: readonly (string | number)[]): number | null => {
    for (let length = path.length; length > 0; length--) {
      const node = document.getIn(path.slice(0, length), true) as { range?: readonly number[] | null } | undefined;
      if (node?.range?.[0] !== undefined) return lines.linePos(node.range[0]).line;
    }
    return null;
  };
  try {
    return { value: document.toJS({ maxAliasCount: 20 }) as unknown, lineOf };
  } catch (cause) {
    throw new SigmaError(
      'not_yaml',
      cause instanceof ReferenceError
        ? 'an alias that cannot be resolved, or too many'
        : 'a value that YAML does not know',
    );
  }
}

/**
 * Reads one rule and makes sure that it can run.
 * @throws SigmaError with a reason and the line.
 */
export function parseSigma(text: string): SigmaRule {
  if (text.length > sigmaTextMax) throw new SigmaError('too_large', `${text.length}`);
  const { value, lineOf } = parseYaml(text);
  if (!isFields(value)) throw new SigmaError('not_a_rule', 'document');
  try {
    const rule = readFields(value);
    compileSigma(rule);
    return rule;
  } catch (cause) {
    if (!(cause instanceof ProblemAt)) throw cause;
    throw new SigmaError(cause.reason, cause.detail, lineOf(cause.path));
  }
}
