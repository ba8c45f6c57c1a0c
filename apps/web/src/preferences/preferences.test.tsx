import { act, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PreferencesProvider, usePreferences } from './preferences.tsx';

const key = 'halyard.preferences';

function openPreferences(kept?: string) {
  if (kept !== undefined) localStorage.setItem(key, kept);
  const seen: { now?: ReturnType<typeof usePreferences> } = {};
  function Screen() {
    seen.now = usePreferences();
    return null;
  }
  render(
    <PreferencesProvider storage={localStorage}>
      <Screen />
    </PreferencesProvider>,
  );
  return { read: () => seen.now, page: document.documentElement.dataset };
}

afterEach(() => {
  delete document.documentElement.dataset.theme;
  delete document.documentElement.dataset.density;
});

const defaults = {
  theme: 'dark',
  density: 'comfortable',
  timeZone: 'UTC',
  dateFormat: 'MM/DD/YYYY',
  language: 'en',
};

test('a first visit follows the browser, and is comfortable and in UTC', () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['pt-BR', 'fr-CH', 'en']);
  const { read, page } = openPreferences();

  expect(read()).toMatchObject({ ...defaults, theme: 'system', language: 'fr' });
  expect({ ...page }).toEqual({ density: 'comfortable' });
});

test('a browser of a language that the console does not speak gets English', () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['pt-BR']);

  expect(openPreferences().read()).toMatchObject({ language: 'en' });
});

test('a choice shows at once and is kept', () => {
  const { read, page } = openPreferences();

  act(() => read()?.set({ theme: 'light' }));
  act(() => read()?.set({ density: 'dense' }));

  expect({ ...page }).toEqual({ theme: 'light', density: 'dense' });
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual({ ...defaults, theme: 'light', density: 'dense' });
});

test('with the theme of the system the page names none', () => {
  const { read, page } = openPreferences();

  act(() => read()?.set({ theme: 'system' }));

  expect(page.theme).toBeUndefined();
});

test.each([
  ['no JSON', '{'],
  ['null', 'null'],
  ['values of another version', JSON.stringify({ theme: 'pink', density: 7, timeZone: 'Mars/Base', dateFormat: 'YY' })],
])('%s in storage gives the defaults', (_, kept) => {
  expect(openPreferences(kept).read()).toMatchObject(defaults);
});
