import { expect, test } from 'vitest';
import { isLastInput, readLastInput, shareLastInput } from './last-input.ts';

test('what one tab shares, another one reads', () => {
  expect(readLastInput(localStorage)).toBeUndefined();

  shareLastInput(localStorage, 1_000);

  expect(readLastInput(localStorage)).toBe(1_000);
});

test('something else under the key is as good as nothing', () => {
  localStorage.setItem('halyard.last-input', 'yesterday');

  expect(readLastInput(localStorage)).toBeUndefined();
});

test('a full storage is no failure', () => {
  const full: Storage = {
    length: 0,
    clear: () => {},
    getItem: () => null,
    key: () => null,
    removeItem: () => {},
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };

  expect(() => shareLastInput(full, 1_000)).not.toThrow();
});

test('only its own change is taken for input', () => {
  expect(isLastInput(new StorageEvent('storage', { key: 'halyard.last-input' }))).toBe(true);
  expect(isLastInput(new StorageEvent('storage', { key: 'halyard.preferences' }))).toBe(false);
});
