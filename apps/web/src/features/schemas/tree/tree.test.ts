import { openTree } from '@halyard/schema-inference/viewer';
import { expect, test } from 'vitest';
import { markErrors } from './error-marks.ts';
import { findPath } from './find-path.ts';
import { lineByLetters, stepFor } from './tree-keys.ts';
import { visibleRows } from './visible-rows.ts';
import { writeValue, writeValues } from './write-value.ts';

const person = {
  type: 'object',
  properties: {
    name: { type: 'string' },
    home: { $ref: '#/$defs/place' },
    work: { $ref: '#/$defs/place' },
    notes: { type: 'array', items: { type: 'string' } },
  },
  $defs: { place: { type: 'object', properties: { city: { type: 'string', minLength: 2 } } } },
};
const tree = openTree(person);
const nothing: ReadonlySet<string> = new Set();
const namesOf = (open: ReadonlySet<string>) => visibleRows(tree, open).map(({ node }) => node.name);
const idOf = (name: string) => {
  const found = visibleRows(tree, nothing).find(({ node }) => node.name === name);
  if (!found) throw new Error(`The schema has no ${name}`);
  return found.node.id;
};

test('only what the schema holds is in sight at first, each with its place', () => {
  const rows = visibleRows(tree, nothing);

  expect(rows.map(({ node }) => node.name).slice(0, 4)).toEqual(['name', 'home', 'work', 'notes']);
  expect(rows[1]).toMatchObject({ position: 2, siblings: rows.length });
});

test('what an open node holds comes right after it', () => {
  expect(namesOf(new Set([idOf('home')])).slice(0, 4)).toEqual(['name', 'home', 'city', 'work']);
});

test('20,000 open lines are listed at once', () => {
  const properties = Object.fromEntries(
    Array.from({ length: 100 }, (_, group) => [
      `group${group}`,
      {
        type: 'object',
        properties: Object.fromEntries(Array.from({ length: 199 }, (_, at) => [`p${at}`, { type: 'string' }])),
      },
    ]),
  );
  const large = openTree({ type: 'object', properties });
  const open = new Set(large.children(large.root).map(({ id }) => id));

  const rows = visibleRows(large, open);

  expect(rows).toHaveLength(20_000);
  expect(rows.at(-1)?.node.name).toBe('p198');
});

test('a schema that holds itself is opened as deeply as somebody wishes, and no deeper', () => {
  const list = openTree({ type: 'object', properties: { next: { $ref: '#' } } });

  const [next] = visibleRows(list, nothing);

  expect(next?.node.circular).toBe(list.root.id);
});

test('keys walk the lines and stop at the ends', () => {
  const rows = visibleRows(tree, nothing);
  const press = (key: string, at: number, open = nothing) => stepFor(key, { rows, at, open, page: 2 });
  const last = rows.length - 1;

  expect(press('ArrowDown', 0)).toEqual({ step: 'move', to: 1 });
  expect(press('ArrowDown', last)).toEqual({ step: 'move', to: last });
  expect(press('ArrowUp', 0)).toEqual({ step: 'move', to: 0 });
  expect(press('PageDown', 0)).toEqual({ step: 'move', to: 2 });
  expect(press('PageUp', 1)).toEqual({ step: 'move', to: 0 });
  expect(press('End', 0)).toEqual({ step: 'move', to: last });
  expect(press('ArrowRight', 0)).toBeUndefined();
  expect(press('ArrowRight', 1)).toMatchObject({ step: 'toggle' });
  expect(press('ArrowLeft', 1)).toBeUndefined();
  expect(press('Enter', 1)).toMatchObject({ step: 'choose' });
  expect(press('*', 1)).toMatchObject({ step: 'openSiblings' });
  expect(press('F1', 1)).toBeUndefined();
});

test('the left arrow leads from a child to what holds it, and closes what is open', () => {
  const open = new Set([idOf('home')]);
  const rows = visibleRows(tree, open);

  expect(stepFor('ArrowLeft', { rows, at: 2, open, page: 9 })).toEqual({ step: 'move', to: 1 });
  expect(stepFor('ArrowLeft', { rows, at: 1, open, page: 9 })).toMatchObject({ step: 'toggle' });
  expect(stepFor('ArrowRight', { rows, at: 1, open, page: 9 })).toEqual({ step: 'move', to: 2 });
});

test('a letter goes to the next name that begins with it, several letters to the name they spell', () => {
  const rows = visibleRows(tree, nothing);

  expect(lineByLetters(rows, 0, 'n')).toBe(3);
  expect(lineByLetters(rows, 3, 'n')).toBe(0);
  expect(lineByLetters(rows, 3, 'no')).toBe(3);
  expect(lineByLetters(rows, 0, 'HO')).toBe(1);
  expect(lineByLetters(rows, 0, 'x')).toBeUndefined();
});

test('an error lies where the schema is used for the value, and is counted at all nodes above', () => {
  const error = {
    instance: '/work/city',
    schema: '/$defs/place/properties/city/minLength',
    keyword: 'minLength',
    message: 'must NOT have fewer than 2 characters',
  };

  const { here, within } = markErrors(tree, [error, { ...error, instance: '/home/city' }]);

  const workCity = tree.children(tree.children(tree.root)[2] ?? tree.root)[0];
  expect(here.get(workCity?.id ?? '')).toEqual([error]);
  expect(within.get(idOf('work'))).toBe(1);
  expect(within.get(tree.root.id)).toBe(2);
});

test('a place is found by its pointer and by the id of its node; what is not there leads to the schema itself', () => {
  const id = findPath(tree, '/properties/notes/items').at(-1) ?? '';

  expect(findPath(tree, '/properties/notes/items')).toHaveLength(3);
  expect(findPath(tree, id)).toEqual(findPath(tree, '/properties/notes/items'));
  expect(findPath(tree, '/nowhere/at/all')).toEqual([tree.root.id]);
  expect(findPath(tree, '#/nowhere')).toEqual([tree.root.id]);
});

test('values fit a line; text stands without quotes', () => {
  expect(writeValues(['a', 1, null])).toBe('a, 1, null');
  expect(writeValues(Array.from({ length: 30 }, (_, at) => at))).toMatch(/, 19, …$/);
  expect(writeValue('x'.repeat(500), 10)).toHaveLength(10);
});
