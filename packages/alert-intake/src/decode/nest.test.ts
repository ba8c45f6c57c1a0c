import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nest } from './nest.ts';

describe('nesting of dotted names', () => {
  test('expands them, and merges them with objects that are there already', () => {
    expect(nest({ 'rule.name': 'Sweep', rule: { id: 7 }, 'rule.tags': ['a'], host: { name: 'h' } })).toEqual({
      rule: { id: 7, name: 'Sweep', tags: ['a'] },
      host: { name: 'h' },
    });
  });

  test('merges objects on both sides', () => {
    expect(nest({ 'a.b': { c: 1, d: { e: 2 } }, a: { b: { d: { f: 3 } } } })).toEqual({
      a: { b: { c: 1, d: { e: 2, f: 3 } } },
    });
  });

  test('leaves a name as it is where its place is taken, whole', () => {
    expect(nest({ a: 1, 'a.b': 2 })).toEqual({ a: 1, 'a.b': 2 });
    expect(nest({ 'a.b': 1, 'a.b.c': 2 })).toEqual({ a: { b: 1 }, 'a.b.c': 2 });
    expect(nest({ a: { b: { c: 1 } }, 'a.b': { c: 2, d: 3 } })).toEqual({ a: { b: { c: 1 } }, 'a.b': { c: 2, d: 3 } });
    expect(nest({ a: [1], 'a.b': 2 })).toEqual({ a: [1], 'a.b': 2 });
    expect(nest({ 'a..b': 1, '.': 2, 'a.': 3 })).toEqual({ 'a..b': 1, '.': 2, 'a.': 3 });
  });

  test('leaves what has no dotted name at its top untouched, and never changes what it was given', () => {
    const plain = { a: { 'b.c': 1 } };
    expect(nest(plain)).toBe(plain);
    const given = { a: { b: { c: 1 } }, 'a.b.d': 2 };
    nest(given);
    expect(given).toEqual({ a: { b: { c: 1 } }, 'a.b.d': 2 });
  });

  test('does not reach prototypes, whatever a name says', () => {
    nest(JSON.parse('{"__proto__.polluted": 1, "constructor.prototype.polluted": 1, "a.__proto__.polluted": 1}'));
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    expect(nest({ 'toString.a': 1 })).toEqual({ toString: { a: 1 } });
  });

  test('loses no value', () => {
    const leaves = (value: unknown): readonly unknown[] =>
      typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [value];
    const part = fc.constantFrom('a', 'b', 'c');
    const name = fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('.'));
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof({ maxDepth: 2 }, fc.integer(), fc.dictionary(part, tie('value'), { maxKeys: 3 })),
    }));
    fc.assert(
      fc.property(fc.dictionary(name, value), (fields) => {
        expect(leaves(nest(fields)).toSorted()).toEqual(leaves(fields).toSorted());
      }),
    );
  });
});
