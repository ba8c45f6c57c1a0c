import { expect, test } from 'vitest';
import { cacheLayout, readCachedLayout, readUnsavedLayout } from './layout-cache.ts';

function memoryStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (index) => [...kept.keys()][index] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  };
}

test('a layout comes back for the person it belongs to', () => {
  const storage = memoryStorage();
  cacheLayout(storage, 'ada', [{ id: 'stats-1', type: 'stats', x: 3, y: 0 }], { isSaved: true });

  expect(readCachedLayout(storage, 'ada')).toEqual([{ id: 'stats-1', type: 'stats', x: 3, y: 0 }]);
  expect(readCachedLayout(storage, 'bob')).toBeUndefined();
});

test('something unreadable counts as nothing kept', () => {
  const storage = memoryStorage();
  storage.setItem('halyard.dashboard-layout.ada', '[{"id":"clock-1"}]');

  expect(readCachedLayout(storage, 'ada')).toBeUndefined();
});

test('a closed storage is no reason to fail', () => {
  const closed = {
    ...memoryStorage(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };

  expect(() => cacheLayout(closed, 'ada', null, { isSaved: false })).not.toThrow();
});

test('what was not saved is told apart until it is', () => {
  const storage = memoryStorage();
  const widgets = [{ id: 'ai-1', type: 'ai' }] as const;

  cacheLayout(storage, 'ada', widgets, { isSaved: false });
  expect(readUnsavedLayout(storage, 'ada')).toEqual(widgets);

  cacheLayout(storage, 'ada', widgets, { isSaved: true });
  expect(readUnsavedLayout(storage, 'ada')).toBeUndefined();
  expect(readCachedLayout(storage, 'ada')).toEqual(widgets);
});
