import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { isInternalAddress } from '../internal-link.tsx';
import type { Source } from '../marks/source-list.tsx';
import { CitedAnswer } from './cited-answer.tsx';

const words = {
  open: 'Open the records',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Failed to copy',
  source: (n: number) => `Source ${n}`,
  sources: (_: number, written: string) => `Sources (${written})`,
  records: (_: number, written: string) => `${written} records`,
};
const sourceOf = (n: number, change: Partial<Source> = {}): Source => ({
  n,
  label: `Query ${n}`,
  records: 12,
  request: `GET /incidents?n=${n}`,
  href: `/security?status=${n}`,
  ...change,
});
const sentences = [
  {
    parts: [
      { text: '12', cite: 1, href: null },
      { text: ' incidents are open; the latest is ', cite: null, href: null },
      { text: 'INC-000007', cite: 1, href: '/security?incident=7' },
    ],
    cites: [1, 3],
  },
];

function open(sources: readonly Source[]) {
  const screenWithAnswer = () => (
    <CitedAnswer sentences={sentences} sources={sources} words={words} writeNumber={String} />
  );
  const routeTree = createRootRoute({ component: screenWithAnswer, notFoundComponent: () => null });
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/'] }) });
  const view = render(<RouterProvider router={router as never} />);
  return { ...view, router, user: userEvent.setup() };
}

test('a figure leads to the records it counts and a name to its record', async () => {
  const { user, router } = open([sourceOf(1), sourceOf(3)]);

  expect((await screen.findByRole('link', { name: '12' })).getAttribute('href')).toBe('/security?status=1');
  await user.click(screen.getByRole('link', { name: 'INC-000007' }));

  expect(router.state.location.href).toBe('/security?incident=7');
});

test('a source shows what was asked, how much was found and the way to the records', async () => {
  open([sourceOf(1)]);

  expect((await screen.findByRole('listitem')).textContent).toContain('[1]Query 1 · 12 records');
  expect(screen.getByText('GET /incidents?n=1')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the records' }).getAttribute('href')).toBe('/security?status=1');
});

test('two sources are shown at once, three only when they are asked for', async () => {
  const { container, unmount } = open([sourceOf(1), sourceOf(2)]);
  await screen.findByText(/^Sources/);
  expect(container.querySelector('details')?.open).toBe(true);
  unmount();

  const more = open([sourceOf(1), sourceOf(2), sourceOf(3)]);
  await screen.findByText(/^Sources/);
  expect(more.container.querySelector('details')?.open).toBe(false);
});

test('the small number behind a sentence opens the sources and goes to its own', async () => {
  const { user, container } = open([sourceOf(1), sourceOf(2), sourceOf(3)]);

  await user.click(await screen.findByRole('button', { name: 'Source 3' }));

  expect(container.querySelector('details')?.open).toBe(true);
  expect(document.activeElement?.textContent).toContain('Query 3');
});

test('the query can be copied', async () => {
  const { user } = open([sourceOf(1)]);

  await user.click(await screen.findByRole('button', { name: 'Copy' }));

  expect(await screen.findByText('Copied')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe('GET /incidents?n=1');
});

test('a figure whose records no screen shows is plain text', async () => {
  open([sourceOf(1, { href: null })]);

  await screen.findByRole('link', { name: 'INC-000007' });
  expect(screen.queryByRole('link', { name: '12' })).toBeNull();
});

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '', 'security'])(
  'the address "%s" leads nowhere',
  (address) => expect(isInternalAddress(address)).toBe(false),
);
