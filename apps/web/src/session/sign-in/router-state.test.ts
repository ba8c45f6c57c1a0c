import { expect, test } from 'vitest';
import { safePath } from './router-state.ts';

test('a path of the console is kept with its search', () => {
  expect(safePath('/todos?show=active#top')).toBe('/todos?show=active#top');
});

test.each([undefined, '', 'todos', '//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'])(
  '%s leads nowhere',
  (path) => {
    expect(safePath(path)).toBeUndefined();
  },
);
