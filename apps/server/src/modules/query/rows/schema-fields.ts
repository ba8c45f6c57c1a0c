import type { Row } from './row.ts';

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textIn = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** Deeper fields are not looked for: no question names them. */
const depthMost = 6;
const fieldsMost = 2_000;

// A reference is user input: undecodable ones are used unchanged.
function decoded(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}

const unescaped = (step: string) => decoded(step).replaceAll('~1', '/').replaceAll('~0', '~');

/** The target of a local reference; the node itself if it is broken or circular. */
function followed(node: Json, root: unknown): Json {
  let found = node;
  for (let hops = 0; hops < 10 && typeof found.$ref === 'string' && found.$ref.startsWith('#'); hops++) {
    const steps = found.$ref.slice(1).split('/').filter(Boolean).map(unescaped);
    const target = steps.reduce<unknown>(
      (at, step) => (isObject(at) && Object.hasOwn(at, step) ? at[step] : undefined),
      root,
    );
    if (!isObject(target)) return found;
    found = target;
  }
  return found;
}

/** `string`, `array of object`, the listed values, or null where the document states no type. */
function typeOf(node: Json, root: unknown, depth = 0): string | null {
  const types = [node.type].flat().filter((type): type is string => typeof type === 'string');
  const isNested = isObject(node.items) && depth < depthMost;
  const items = isNested ? typeOf(followed(node.items as Json, root), root, depth + 1) : null;
  const named = types.map((type) => (type === 'array' && items ? `array of ${items}` : type));
  if (named.length > 0) return named.join(' | ');
  return valuesOf(node) ?? (isObject(node.properties) ? 'object' : null);
}

const valuesMost = 20;

/** The allowed values of a field, for a list those of its items; null if the document lists none. */
function valuesOf(node: Json): string | null {
  const listed = Array.isArray(node.enum) ? node.enum : Object.hasOwn(node, 'const') ? [node.const] : null;
  if (!listed) return isObject(node.items) ? valuesOf(node.items) : null;
  const shown = listed.slice(0, valuesMost).map((value) => JSON.stringify(value));
  return [...shown, ...(listed.length > valuesMost ? ['…'] : [])].join(' | ');
}

type Schema = { readonly id: string; readonly title: string; readonly document: unknown };

/** Every field that a schema document declares, nested ones by their path: `address.city`, `orders[].total`. */
export function fieldsOfSchema({ id, title, document }: Schema): Row[] {
  const rows: Row[] = [];
  function visit(node: Json, prefix: string, depth: number): void {
    if (depth > depthMost) return;
    const required = new Set(Array.isArray(node.required) ? node.required : []);
    for (const [name, given] of Object.entries(isObject(node.properties) ? node.properties : {})) {
      if (rows.length >= fieldsMost) return;
      const field = isObject(given) ? followed(given, document) : {};
      const path = prefix + name;
      const description = textIn(isObject(given) ? (given.description ?? field.description) : null);
      const cells = {
        field: name,
        path,
        schema: title,
        type: typeOf(field, document),
        format: textIn(field.format),
        values: valuesOf(field),
        required: required.has(name),
        description,
      };
      rows.push({ id: `${id} ${path}`, opens: id, cells });
      visit(field, `${path}.`, depth + 1);
      if (isObject(field.items)) visit(followed(field.items, document), `${path}[].`, depth + 1);
    }
  }
  const root = isObject(document) ? followed(document, document) : {};
  // A list document describes its rows; those have the fields.
  if (isObject(root.properties) || !isObject(root.items)) visit(root, '', 0);
  else visit(followed(root.items, document), '[].', 0);
  return rows;
}
