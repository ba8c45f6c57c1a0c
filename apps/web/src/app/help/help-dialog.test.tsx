import type { HelpSection, readHelp } from '@halyard/contracts/work/help.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { renderApp } from '../../testing/render-app.tsx';

type Asked = z.output<NonNullable<(typeof readHelp)['query']>>;

const sections: readonly HelpSection[] = [
  {
    id: 'undoImport',
    page: 'how-to',
    heading: 'How do I undo an import?',
    text: 'Open it under [Imports](/imports) and undo it.',
    links: ['/imports'],
  },
  { id: 'asb', page: 'terms', heading: 'What does ASB stand for?', text: 'Behaviour.', links: ['/crime-analysis'] },
];

function answer({ id, search, screen: address }: Asked) {
  const found = sections.filter(
    (section) =>
      (id === undefined || section.id === id) &&
      (search === undefined || section.heading.toLowerCase().includes(search)) &&
      (address === undefined || section.links.includes(address)),
  );
  return { sections: found };
}

const open = (path: string, failing = false) =>
  renderApp({
    path,
    as: 'analyst',
    answers: {
      'GET /help': ({ query }) => {
        if (failing) throw new Error('not reachable');
        return answer(query as Asked);
      },
    },
  });

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Help' }));

async function openByButton(path: string) {
  const opened = open(path);
  await opened.user.click(await screen.findByRole('button', { name: 'Help' }));
  return { ...opened, help: await dialog() };
}

test('the button shows what is about the open screen, and a heading its section with links to the screens', async () => {
  const { user, help, router } = await openByButton('/imports');

  await user.click(await help.findByRole('button', { name: 'How do I undo an import?' }));

  expect(help.queryByRole('button', { name: 'What does ASB stand for?' })).toBeNull();
  const heading = await help.findByRole('heading', { name: 'How do I undo an import?' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(help.getByRole('link', { name: 'Imports' }).getAttribute('href')).toBe('/imports');
  expect(router.state.location.search).toMatchObject({ help: 'undoImport' });
});

test('the search looks through all help', async () => {
  const { user, help } = await openByButton('/imports');

  await user.type(help.getByRole('searchbox', { name: 'Search all help' }), 'asb{Enter}');

  expect(await help.findByRole('button', { name: 'What does ASB stand for?' })).toBeTruthy();
});

test('words that find nothing say so, and a screen without help offers all topics', async () => {
  const { user, help } = await openByButton('/dashboard');
  expect(await help.findByText(/There is no help on this screen/)).toBeTruthy();

  await user.click(help.getByRole('button', { name: 'All topics' }));
  expect(await help.findByRole('region', { name: 'Terms' })).toBeTruthy();

  await user.type(help.getByRole('searchbox', { name: 'Search all help' }), 'xyzzy{Enter}');
  expect(await help.findByText(/Nothing found/)).toBeTruthy();
});

test('the address opens a section, and closing leaves the rest of the address alone', async () => {
  const { user, router } = open('/imports?help=undoImport&import=7');
  const help = await dialog();
  expect(await help.findByText(/and undo it/)).toBeTruthy();

  await user.click(help.getByRole('button', { name: 'Close' }));

  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Help' })).toBeNull());
  expect(router.state.location.href).toBe('/imports?import=7');
});

test('? opens it, except where someone types', async () => {
  const { user } = open('/imports');
  await screen.findByRole('button', { name: 'Help' });
  await user.click(screen.getByRole('combobox', { name: 'Search intelligence' }));
  await user.keyboard('?');
  expect(screen.queryByRole('dialog')).toBeNull();

  screen.getByRole('main').focus();
  await user.keyboard('?');

  expect(await dialog()).toBeTruthy();
});

test('what fails to load says so and can be asked for again', async () => {
  open('/imports?help=undoImport', true);

  const help = await dialog();

  expect(await help.findByText(/Failed to load help/)).toBeTruthy();
  expect(help.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
