/** One field of a schema, as far as the document states it. */
export type Field = {
  /** Where it stands: `address.city`, `orders[].total`. */
  readonly path: string;
  readonly name: string;
  /** `string (email)`, `array of object`; null where nothing is stated. */
  readonly type: string | null;
  readonly isRequired: boolean;
  readonly description: string;
  /** The only values it may have, as JSON; null where the document lists none. */
  readonly values: readonly string[] | null;
};

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textIn = (value: unknown) => (typeof value === 'string' ? value : '');

/** Deeper fields are not looked for: no question names them. */
const depthMost = 6;
const fieldsMost = 2_000;

// A reference is someone's text: what cannot be decoded is taken as it stands.
function decoded(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}

const unescaped = (step: string) => decoded(step).replaceAll('~1', '/').replaceAll('~0', '~');

/** What a local reference leads to; the node itself where it leads nowhere or round in circles. */
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

function typeOf(node: Json, root: unknown, depth = 0): string | null {
  const types = [node.type].flat().filter((type): type is string => typeof type === 'string');
  const format = textIn(node.format);
  const isNested = isObject(node.items) && depth < depthMost;
  const items = isNested ? typeOf(followed(node.items as Json, root), root, depth + 1) : null;
  const named = types.map((type) => (type === 'array' && items ? `array of ${items}` : type));
  if (named.length > 0) return `${named.join(' | ')}${format ? ` (${format})` : ''}`;
  if (Array.isArray(node.enum))
    return node.enum
      .slice(0, 10)
      .map((value) => JSON.stringify(value))
      .join(' | ');
  return isObject(node.properties) ? 'object' : null;
}

function valuesOf(node: Json): readonly string[] | null {
  if ('const' in node) return [JSON.stringify(node.const)];
  return Array.isArray(node.enum) ? node.enum.map((value) => JSON.stringify(value)) : null;
}

function fieldsIn(node: Json, root: unknown, prefix: string): Field[] {
  const required = new Set(Array.isArray(node.required) ? node.required : []);
  return Object.entries(isObject(node.properties) ? node.properties : {}).map(([name, given]) => {
    const field = isObject(given) ? followed(given, root) : {};
    const description = textIn(isObject(given) ? (given.description ?? field.description) : '');
    const isRequired = required.has(name);
    return { path: prefix + name, name, type: typeOf(field, root), isRequired, description, values: valuesOf(field) };
  });
}

// A document that is a list describes its rows; those are what has fields.
function rowOf(document: unknown): { readonly node: Json; readonly prefix: string } {
  const node = isObject(document) ? followed(document, document) : {};
  if (isObject(node.properties) || !isObject(node.items)) return { node, prefix: '' };
  return { node: followed(node.items, document), prefix: '[].' };
}

/** The fields on the first level of a schema document. */
export function firstFields(document: unknown): Field[] {
  const { node, prefix } = rowOf(document);
  return fieldsIn(node, document, prefix);
}

/** Every field of that name, at whatever level. */
export function fieldsNamed(document: unknown, isMeant: (field: Field) => boolean): Field[] {
  const found: Field[] = [];
  let seen = 0;
  function visit(node: Json, prefix: string, depth: number): void {
    if (depth > depthMost || seen > fieldsMost) return;
    const fields = fieldsIn(node, document, prefix);
    seen += fields.length;
    found.push(...fields.filter(isMeant));
    for (const { name, path } of fields) {
      const properties = isObject(node.properties) ? node.properties : {};
      const child = isObject(properties[name]) ? followed(properties[name], document) : {};
      const items = isObject(child.items) ? followed(child.items, document) : undefined;
      visit(child, `${path}.`, depth + 1);
      if (items) visit(items, `${path}[].`, depth + 1);
    }
  }
  const { node, prefix } = rowOf(document);
  visit(node, prefix, 0);
  return found;
}
