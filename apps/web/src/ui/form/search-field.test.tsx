import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { SearchField } from './search-field.tsx';

function openSearch() {
  vi.useFakeTimers();
  const searches: string[] = [];
  const outside: { show: (value: string) => void } = { show: () => {} };
  function Screen() {
    const [value, setValue] = useState('');
    outside.show = setValue;
    const search = (text: string) => {
      searches.push(text);
      setValue(text);
    };
    return <SearchField label="Search" value={value} onSearch={search} />;
  }
  render(<Screen />);
  const rest = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const field = screen.getByRole('searchbox', { name: 'Search' });
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  return { type, searches, outside, rest, field };
}

test('the search waits until the hands rest for 200 milliseconds', async () => {
  const { type, searches, rest } = openSearch();

  type('ada');
  await rest(150);
  expect(searches).toEqual([]);
  await rest(60);

  expect(searches).toEqual(['ada']);
});

test('Enter does not wait, and nothing is looked for twice', async () => {
  const { type, searches, rest, field } = openSearch();

  type('ada ');
  fireEvent.keyDown(field, { key: 'Enter' });
  await rest(300);

  expect(searches).toEqual(['ada']);
});

test('what is typed while a search comes back stays', async () => {
  const { type, searches, rest, field } = openSearch();
  type('ad');
  await rest(210);
  type('ada');

  expect(field).toHaveProperty('value', 'ada');
  await rest(210);
  expect(searches).toEqual(['ad', 'ada']);
});

test('a search that comes from outside is shown', async () => {
  const { type, rest, outside, field } = openSearch();
  type('ada');
  await rest(210);

  act(() => outside.show(''));
  expect(field).toHaveProperty('value', '');
  act(() => outside.show('ada'));

  expect(field).toHaveProperty('value', 'ada');
});
