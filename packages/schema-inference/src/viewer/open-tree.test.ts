import { describe, expect, test } from 'vitest';
import { customerSchema } from '../sample-schemas/sample-schemas.ts';
import { openTree, type SchemaTree } from './open-tree.ts';
import type { SchemaNode } from './schema-node.ts';

const draft = (name: string) =>
  name.startsWith('20') ? `https://json-schema.org/draft/${name}/schema` : `http://json-schema.org/${name}/schema#`;

/** Opens the nodes of these names, one below the other. */
function at(tree: SchemaTree, ...names: readonly string[]): SchemaNode {
  let node = tree.root;
  for (const name of names) {
    const next = tree.children(node).find((child) => child.name === name);
    if (!next) throw new Error(`${node.id} has no ${name}`);
    node = next;
  }
  return node;
}

const namesBelow = (tree: SchemaTree, node: SchemaNode) => tree.children(node).map(({ name }) => name);

describe('an ordinary schema', () => {
  test('a leaf says its type, format, enum values, description and whether it is required', () => {
    const tree = openTree(customerSchema);

    expect(at(tree, 'email')).toMatchObject({ kind: 'leaf', types: ['string'], format: 'email', required: true });
    expect(at(tree, 'phone').required).toBe(false);
    expect(at(tree, 'orders', 'items', 'status').enum).toEqual([
      'pending',
      'processing',
      'shipped',
      'delivered',
      'cancelled',
    ]);
    expect(at(tree, 'email').description).toBe('Address that receipts are sent to.');
  });

  test('objects and arrays can be expanded, leaves cannot', () => {
    const tree = openTree(customerSchema);

    expect(at(tree, 'address')).toMatchObject({ kind: 'object', isExpandable: true });
    expect(at(tree, 'orders')).toMatchObject({ kind: 'array', isExpandable: true });
    expect(at(tree, 'name')).toMatchObject({ kind: 'leaf', isExpandable: false });
    expect(tree.children(at(tree, 'name'))).toEqual([]);
  });

  test('every kind of place has a name and a pointer', () => {
    const tree = openTree({
      patternProperties: { '^x/': {} },
      additionalProperties: { type: 'string' },
      prefixItems: [{}, {}],
      items: {},
      dependentSchemas: { a: {} },
      dependencies: { b: {}, c: ['d'] },
      oneOf: [{}],
      if: {},
      not: {},
      $defs: { x: {} },
    });

    expect(tree.children(tree.root).map(({ name, pointer }) => [name, pointer])).toEqual([
      ['patternProperties/^x/', '/patternProperties/^x~1'],
      ['additionalProperties', '/additionalProperties'],
      ['dependentSchemas/a', '/dependentSchemas/a'],
      ['dependencies/b', '/dependencies/b'],
      ['prefixItems[0]', '/prefixItems/0'],
      ['prefixItems[1]', '/prefixItems/1'],
      ['items', '/items'],
      ['oneOf[0]', '/oneOf/0'],
      ['not', '/not'],
      ['if', '/if'],
      ['$defs/x', '/$defs/x'],
    ]);
    expect(tree.root.constraints).toEqual([{ keyword: 'dependencies', value: { c: ['d'] } }]);
  });

  test('a plain boolean and a required name without a property are facts of the schema around them', () => {
    const { root } = openTree({
      type: 'object',
      required: ['a', 'b'],
      properties: { a: {} },
      additionalProperties: false,
    });

    expect(root.constraints).toEqual([
      { keyword: 'additionalProperties', value: false },
      { keyword: 'required', value: ['b'] },
    ]);
  });

  test('a property called __proto__ or $ref is a property', () => {
    const tree = openTree(JSON.parse('{"properties":{"__proto__":{"type":"string"},"$ref":{"type":"number"}}}'));

    expect(at(tree, '__proto__').types).toEqual(['string']);
    expect(at(tree, '$ref').types).toEqual(['number']);
  });

  test('a boolean schema, a null and a list are shown for what they are', () => {
    expect(openTree(true).root).toMatchObject({ kind: 'boolean', problem: undefined });
    expect(openTree(null).root.problem).toBe('not_a_schema');
    expect(openTree([]).root.problem).toBe('not_a_schema');
    const tree = openTree({ properties: { a: 5, b: false } });
    expect(at(tree, 'a').problem).toBe('not_a_schema');
    expect(at(tree, 'b').kind).toBe('boolean');
  });

  test('a node is found again by its id', () => {
    const tree = openTree(customerSchema);
    const { id } = at(tree, 'orders', 'items', 'items', 'items', 'price');

    expect(openTree(customerSchema).node(id)?.pointer).toBe(
      '/properties/orders/items/properties/items/items/properties/price',
    );
    expect(tree.node('#/properties/nobody')).toBeUndefined();
  });
});

describe('references', () => {
  test('a node shows what its reference leads to', () => {
    const tree = openTree({
      properties: { home: { $ref: '#/definitions/a~1b%20c' } },
      definitions: { 'a/b c': { title: 'Place', type: 'object', properties: { city: { type: 'string' } } } },
    });

    expect(at(tree, 'home')).toMatchObject({
      kind: 'object',
      title: 'Place',
      via: '#/definitions/a~1b%20c',
      pointer: '/properties/home',
      target: '/definitions/a~1b c',
    });
    expect(at(tree, 'home', 'city').id).toBe('#/properties/home/$ref/properties/city');
  });

  test('from 2019-09 on what stands beside $ref counts, before it is ignored but still shown', () => {
    const schema = (name: string) => ({
      $schema: draft(name),
      properties: { a: { $ref: '#/definitions/t', minLength: 3, properties: { extra: {} } } },
      definitions: { t: { type: 'string' } },
    });

    const newer = openTree(schema('2019-09'));
    expect(at(newer, 'a').constraints).toEqual([{ keyword: 'minLength', value: 3 }]);
    expect(at(newer, 'a', 'extra').problem).toBeUndefined();
    const older = openTree(schema('draft-07'));
    expect(at(older, 'a').constraints).toEqual([]);
    expect(at(older, 'a').types).toEqual(['string']);
    expect(at(older, 'a', 'extra').problem).toBe('ignored_beside_ref');
  });

  test('a reference back to a node above ends there and names it', () => {
    const tree = openTree({
      title: 'Person',
      properties: { name: {}, child: { $ref: '#' }, friends: { items: { $ref: '#/properties/friends' } } },
    });

    expect(at(tree, 'child')).toMatchObject({ circular: '#', isExpandable: false, kind: 'reference', title: 'Person' });
    expect(at(tree, 'friends', 'items').circular).toBe('#/properties/friends');
  });

  test('what is written beside a circular reference stays reachable', () => {
    const tree = openTree({ properties: { child: { $ref: '#', properties: { age: {} } } } });

    expect(at(tree, 'child')).toMatchObject({ circular: '#', isExpandable: true });
    expect(namesBelow(tree, at(tree, 'child'))).toEqual(['age']);
  });

  test('references that lead only to each other are said to', () => {
    const tree = openTree({ $ref: '#/$defs/a', $defs: { a: { $ref: '#/$defs/b' }, b: { $ref: '#/$defs/a' } } });

    expect(tree.root).toMatchObject({ problem: 'ref_loop', kind: 'reference' });
    expect(openTree({ $ref: '#' }).root.problem).toBe('ref_loop');
  });

  test('a missing place and another document are told apart', () => {
    const tree = openTree({
      $id: 'https://example.com/a.json',
      properties: {
        a: { $ref: '#/nowhere' },
        b: { $ref: 'https://example.com/b.json' },
        c: { $ref: 'a.json#/$defs/c' },
      },
      $defs: { c: { type: 'null' } },
    });

    expect(at(tree, 'a').problem).toBe('unresolved_ref');
    expect(at(tree, 'b').problem).toBe('remote_ref');
    expect(at(tree, 'c').types).toEqual(['null']);
  });

  test.each([
    [
      'draft-04',
      { id: 'http://a.example/root.json', definitions: { t: { id: 't.json', definitions: { u: { type: 'null' } } } } },
    ],
    [
      'draft-07',
      {
        $id: 'http://a.example/root.json',
        definitions: { t: { $id: 't.json', definitions: { u: { type: 'null' } } } },
      },
    ],
  ])('%s: a schema is found by its identifier and a fragment', (name, schema) => {
    const tree = openTree({ $schema: draft(name), ...schema, properties: { a: { $ref: 't.json#/definitions/u' } } });

    expect(at(tree, 'a').types).toEqual(['null']);
  });

  test('plain names are found in every draft', () => {
    const four = openTree({
      $schema: draft('draft-04'),
      items: { $ref: '#t' },
      definitions: { t: { id: '#t', type: 'null' } },
    });
    const seven = openTree({
      $schema: draft('draft-07'),
      items: { $ref: '#t' },
      definitions: { t: { $id: '#t', type: 'null' } },
    });
    const newest = openTree({ items: { $ref: '#t' }, $defs: { t: { $anchor: 't', type: 'null' } } });

    for (const tree of [four, seven, newest]) expect(at(tree, 'items').types).toEqual(['null']);
  });

  test('a pointer counts from the resource it stands in', () => {
    const tree = openTree({
      $defs: {
        x: { type: 'number' },
        inner: { $id: 'inner.json', items: { $ref: '#/$defs/x' }, $defs: { x: { type: 'null' } } },
      },
    });

    expect(at(tree, '$defs/inner', 'items').types).toEqual(['null']);
  });

  test('$dynamicRef goes to the outermost anchor of its name', () => {
    const tree = openTree({
      $id: 'https://example.com/strings',
      $ref: 'list',
      $defs: {
        own: { $dynamicAnchor: 'item', type: 'string' },
        list: {
          $id: 'list',
          type: 'array',
          items: { $dynamicRef: '#item' },
          $defs: { default: { $dynamicAnchor: 'item' } },
        },
      },
    });

    expect(at(tree, 'items')).toMatchObject({ types: ['string'], target: '/$defs/own' });
  });

  test('$recursiveRef goes to the outermost recursive root', () => {
    const tree = openTree({
      $schema: draft('2019-09'),
      $id: 'https://example.com/strict',
      $recursiveAnchor: true,
      title: 'Strict',
      $ref: 'tree',
      $defs: {
        tree: { $id: 'tree', $recursiveAnchor: true, title: 'Tree', properties: { child: { $recursiveRef: '#' } } },
      },
    });

    expect(at(tree, 'child')).toMatchObject({ circular: '#', title: 'Strict' });
  });
});
