import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { MoreButton } from './more-button.tsx';

function Rows({ pages, isInList = false }: { readonly pages: number; readonly isInList?: boolean }) {
  const [read, setRead] = useState(1);
  const list = { isFetchingNextPage: false, fetchNextPage: () => setRead(read + 1) };
  const button = read < pages && <MoreButton list={list}>Show older</MoreButton>;
  return (
    <section>
      <ul>
        {['first', 'second', 'third', 'fourth'].slice(0, read * 2).map((name) => (
          <li key={name}>
            The {name} row
            <ul>
              <li>Part of it</li>
            </ul>
          </li>
        ))}
        {isInList && button && <li>{button}</li>}
      </ul>
      {!isInList && <p>{button}</p>}
    </section>
  );
}

const showOlder = () => userEvent.click(screen.getByRole('button', { name: 'Show older' }));

test.each([false, true])(
  'the focus goes to the first entry that came when the button goes: in the list %s',
  async (isInList) => {
    render(<Rows pages={2} isInList={isInList} />);

    await showOlder();

    expect(screen.queryByRole('button')).toBeNull();
    expect(document.activeElement?.textContent).toContain('The third row');
  },
);

test('while there is more the focus stays on the button', async () => {
  render(<Rows pages={3} />);

  await showOlder();

  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show older' }));
});

const sources: Readonly<Record<string, string>> = import.meta.glob(
  ['../../features/**/*.tsx', '../../app/**/*.tsx', '../**/*.tsx'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

test('no other button reads the next page of a list', () => {
  const own = Object.entries(sources).filter(([, source]) => /<Button[^<]*?[.\s]fetchNextPage\(\)\}>/.test(source));

  expect(own.map(([path]) => path)).toEqual([]);
});
