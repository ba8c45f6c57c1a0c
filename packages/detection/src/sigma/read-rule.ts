import { sigmaLevels, sigmaStatuses, sigmaTextMax } from '@halyard/contracts/inflow/sigma.ts';
import { LineCounter, parseDocument } from 'yaml';
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

/** The document as plain values; YAML that repeats itself by aliases is refused before it grows. */
function parseYaml(text: string) {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true, logLevel: 'silent' });
  const [error] = document.errors;
  if (error) {
    const [message = ''] = error.message.split(/ at line |:\n/);
    throw new SigmaError('not_yaml', message, lines.linePos(error.pos[0]).line);
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
    throw new SigmaError('not_yaml', cause instanceof Error ? cause.message : 'aliases');
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
