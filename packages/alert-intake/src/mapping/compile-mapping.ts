import jsonata from 'jsonata';
import type { RE2JS } from 're2js';
import { functions } from './functions.ts';
import { plainName } from './unmapped-fields.ts';

/**
 * The limits of one evaluation: steps of the interpreter, milliseconds, and steps that are open at one time. Those are
 * more than the depth of calls, since the interpreter works on all fields of an object at once. A document that wraps
 * hundreds of alerts may take more for each of its values, up to `values` of them. The steps are what stops a mapping;
 * the time is wide, so that a busy machine refuses no alert.
 */
const limits = {
  steps: 500_000,
  ms: 2_000,
  open: 1_000,
  stepsOfValue: 2_000,
  msOfValue: 1,
  values: 50_000,
} as const;

/** How many values a document holds, as far as they count. */
function countValues(document: unknown): number {
  let count = 0;
  const waiting = [document];
  while (waiting.length > 0 && count < limits.values) {
    const value = waiting.pop();
    count++;
    if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) waiting.push(part);
  }
  return count;
}

/** Why a text is not a mapping, or why one did not end; `position` is the character in its text. */
export class MappingError extends Error {
  readonly position: number | null;

  constructor(message: string, position: number | null = null) {
    super(message);
    this.position = position;
  }
}

/** A mapping, ready to run: JSONata (docs.jsonata.org) over one document. */
export type Mapping = {
  /** @throws MappingError where it fails or goes beyond the limits. */
  readonly run: (document: unknown) => Promise<unknown>;
  /** Every name of a field that the mapping mentions, as `plainName` writes it. */
  readonly names: ReadonlySet<string>;
};

const toMappingError = (cause: unknown): MappingError => {
  if (cause instanceof MappingError) return cause;
  const { message, position } = cause as { message?: unknown; position?: unknown };
  return new MappingError(
    typeof message === 'string' ? message : 'The mapping failed.',
    typeof position === 'number' ? position : null,
  );
};

// Loaded with the first mapping that runs, not with the server.
let re2: typeof import('re2js') | undefined;

/** Regular expressions of a mapping run in linear time, whatever an administrator writes (decision 0038). */
class LinearPattern {
  readonly #pattern: RE2JS;
  lastIndex = 0;

  constructor(source: RegExp | string) {
    const { source: text, flags } = typeof source === 'string' ? { source, flags: '' } : source;
    if (!re2) throw new MappingError('Patterns are not ready.');
    this.#pattern = re2.RE2JS.compile(text, flags.includes('i') ? re2.RE2JS.CASE_INSENSITIVE : 0);
  }

  exec(text: string) {
    const matcher = this.#pattern.matcher(text);
    if (!matcher.find(this.lastIndex)) {
      this.lastIndex = 0;
      return null;
    }
    this.lastIndex = matcher.end();
    const groups = Array.from({ length: matcher.groupCount() + 1 }, (_, group) => matcher.group(group));
    return Object.assign(groups, { index: matcher.start() });
  }
}

function collectNames(node: unknown, names: Set<string>): void {
  if (Array.isArray(node)) for (const one of node) collectNames(one, names);
  if (node === null || typeof node !== 'object' || Array.isArray(node)) return;
  const { type, value } = node as { type?: unknown; value?: unknown };
  // The string of a $lookup is a name, too, and one such as "host.name" may stand for two;
  // that of a $pick is a list of names.
  if ((type === 'name' || type === 'string') && typeof value === 'string')
    for (const name of [value, ...value.split(/[. ]/)]) names.add(plainName(name));
  for (const part of Object.values(node)) collectNames(part, names);
}

type Node = Readonly<Record<string, unknown>> & { type?: unknown; value?: unknown };

const plainConstructor = ['type', 'value', 'position', 'expressions', 'lhs'];

/** The value of a part of a mapping that is the same for every document; undefined where it depends on one. */
function constantOf(node: Node): unknown {
  if (node.type === 'string' || node.type === 'number') return node.value;
  if (node.type !== 'unary' || !Object.keys(node).every((name) => plainConstructor.includes(name))) return undefined;
  if (node.value === '[') {
    const items = (node.expressions as readonly Node[]).map(constantOf);
    return items.some((item) => typeof item !== 'string' && typeof item !== 'number')
      ? undefined
      : Object.freeze(items);
  }
  if (node.value !== '{') return undefined;
  const pairs = (node.lhs as readonly (readonly [Node, Node])[]).map(([name, value]) => [
    constantOf(name),
    constantOf(value),
  ]);
  const isConstant = pairs.every(([name, value]) => typeof name === 'string' && value !== undefined);
  return isConstant ? Object.freeze(Object.fromEntries(pairs)) : undefined;
}

/** Makes tables and lists that no document changes once, instead of once for each document. */
function foldConstants(node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  for (const part of Object.values(node)) foldConstants(part);
  const { type } = node as Node;
  const value = type === 'unary' ? constantOf(node as Node) : undefined;
  // The interpreter returns the value of such a node unchanged (jsonata, `evaluateLiteral`).
  if (value !== undefined) Object.assign(node, { type: 'value', value });
}

function limit(expression: jsonata.Expression): (document: unknown) => void {
  let steps = 0;
  let open = 0;
  let endsAt = 0;
  let stepsMax = 0;
  const enter = () => {
    open++;
    if (++steps > stepsMax || open > limits.open)
      throw new MappingError('The mapping takes too many steps for one document.');
    if (steps % 100 === 0 && performance.now() > endsAt)
      throw new MappingError('The mapping takes too long for one document.');
  };
  const leave = () => {
    open--;
  };
  // Names that the interpreter itself looks up (jsonata, `evaluate`).
  const hooks = { enter: Symbol.for('jsonata.__evaluate_entry'), leave: Symbol.for('jsonata.__evaluate_exit') };
  expression.assign(hooks.enter as unknown as string, enter);
  expression.assign(hooks.leave as unknown as string, leave);
  return (document) => {
    const values = countValues(document);
    steps = 0;
    stepsMax = limits.steps + values * limits.stepsOfValue;
    open = 0;
    endsAt = performance.now() + limits.ms + values * limits.msOfValue;
  };
}

/**
 * Compiles a mapping.
 * @throws MappingError with the position where the text is not JSONata.
 */
export function compileMapping(text: string): Mapping {
  try {
    const expression = jsonata(text, { RegexEngine: LinearPattern as unknown as RegExpConstructor });
    for (const [name, implementation] of Object.entries(functions)) expression.registerFunction(name, implementation);
    // It runs text, which no step counts.
    expression.registerFunction('eval', () => {
      throw new MappingError('A mapping may not use $eval.');
    });
    const begin = limit(expression);
    const names = new Set<string>();
    collectNames(expression.ast(), names);
    foldConstants(expression.ast());
    let line: Promise<unknown> = Promise.resolve();
    const evaluate = async (document: unknown) => {
      re2 ??= await import('re2js');
      begin(document);
      try {
        return await expression.evaluate(document);
      } catch (cause) {
        throw toMappingError(cause);
      }
    };
    return {
      names,
      // The counters are of one evaluation at a time.
      run(document) {
        const result = line.then(() => evaluate(document));
        line = result.catch(() => undefined);
        return result;
      },
    };
  } catch (cause) {
    throw toMappingError(cause);
  }
}
