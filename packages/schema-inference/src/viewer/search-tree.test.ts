import { expect, test } from 'vitest';
import {
  customerSchema,
  productSchema,
  sampleSchemaList,
  sampleSchemas,
  transactionSchema,
} from '../sample-schemas/sample-schemas.ts';
import { findByPointer } from './find-by-pointer.ts';
import { openTree } from './open-tree.ts';
import { searchTree } from './search-tree.ts';

const recursive = {
  properties: { tree: { $ref: '#/definitions/branch' } },
  definitions: {
    branch: {
      title: 'Branch',
      properties: { leaf: { enum: ['green', 'brown'] }, branch: { $ref: '#/definitions/branch' } },
    },
    unused: { description: 'Nobody refers to this.' },
  },
};

test('names, titles, descriptions and enum values are found without regard to case', () => {
  const tree = openTree(customerSchema);
  const idsOf = (text: string) => searchTree(tree, text, 10).matches.map(({ id }) => id);

  expect(idsOf('POSTALCODE')).toEqual(['#/properties/address/properties/postalCode']);
  expect(idsOf('iso 3166')).toEqual(['#/properties/address/properties/country']);
  expect(idsOf('shipped')).toEqual(['#/properties/orders/items/properties/status']);
  expect(idsOf('  ')).toEqual([]);
});

test('a match comes with the nodes to open', () => {
  const { matches } = searchTree(openTree(customerSchema), 'shipped', 10);

  expect(matches[0]?.path).toEqual(['#', '#/properties/orders', '#/properties/orders/items']);
});

test('a definition is found where it is used, and among the definitions when nothing uses it', () => {
  const tree = openTree(recursive);

  expect(searchTree(tree, 'green', 10).matches.map(({ id }) => id)).toEqual(['#/properties/tree/$ref/properties/leaf']);
  expect(searchTree(tree, 'nobody', 10).matches.map(({ id }) => id)).toEqual(['#/definitions/unused']);
});

test('the limit is kept and said', () => {
  const tree = openTree(customerSchema);

  expect(searchTree(tree, 'order', 2)).toMatchObject({ more: true });
  expect(searchTree(tree, 'order', 2).matches).toHaveLength(2);
  expect(searchTree(tree, 'shipped', 1).more).toBe(false);
});

test('a pointer of an error leads to the node that holds the keyword', () => {
  const tree = openTree(customerSchema);

  expect(findByPointer(tree, '/properties/orders/items/properties/total/minimum').at(-1)).toBe(
    '#/properties/orders/items/properties/total',
  );
  expect(findByPointer(tree, '/required')).toEqual(['#']);
});

test('with the place in the document the node is the one in use, not the definition', () => {
  const tree = openTree(recursive);
  const pointer = '/definitions/branch/properties/leaf/enum';

  expect(findByPointer(tree, pointer).at(-1)).toBe('#/definitions/branch/properties/leaf');
  expect(findByPointer(tree, pointer, '/tree/leaf').at(-1)).toBe('#/properties/tree/$ref/properties/leaf');
  expect(findByPointer(tree, pointer, '/tree/branch/branch/leaf').at(-1)).toBe(
    '#/properties/tree/$ref/properties/leaf',
  );
});

test('the mock list is customer data, product inventory and order transactions', () => {
  const list = sampleSchemaList(new Date('2026-11-21T08:00:00.000Z'));

  expect(list.map(({ title }) => title)).toEqual(['Customer data', 'Product inventory', 'Order transactions']);
  expect(list.every(({ sample }) => sample)).toBe(true);
  expect(list.map(({ id }) => sampleSchemas[id])).toEqual([customerSchema, productSchema, transactionSchema]);
});
