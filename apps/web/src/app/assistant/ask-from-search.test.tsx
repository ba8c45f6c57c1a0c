import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openAssistant, openConsole } from '../../assistant/testing/open-assistant.tsx';

const answers = { 'GET /search': () => ({ results: [], more: [] }) };

/** Types into the search box; the options are those that are offered for it. */
async function type(opened: Awaited<ReturnType<typeof openConsole>>, words: string) {
  await opened.user.click(screen.getByRole('combobox', { name: 'Search intelligence' }));
  await opened.user.keyboard(words);
  await screen.findByRole('listbox', { name: 'Search results' });
}

test('a question that is typed into the search box can be asked: the panel opens and answers it', async () => {
  const opened = await openConsole({ answers });
  await type(opened, 'how many tasks?');

  expect((await screen.findByRole('option')).textContent).toBe('Ask Halyard AI: how many tasks?');
  await opened.user.keyboard('{Enter}');

  const panel = within(await screen.findByRole('complementary', { name: 'Halyard AI' }));
  expect(await panel.findByText('Two.')).toBeTruthy();
  expect(opened.asked.map(({ message }) => message)).toEqual(['how many tasks?']);
  expect(screen.getByRole('combobox', { name: 'Search intelligence' })).toHaveProperty('value', '');
  await waitFor(() => expect(document.activeElement).toBe(panel.getByRole('textbox', { name: 'Your question' })));
});

test('an open panel asks it too, each time it is asked', async () => {
  const opened = await openAssistant({ answers });
  await waitFor(() => expect(document.activeElement).toBe(opened.input));
  for (const count of [1, 2]) {
    await type(opened, 'open critical incidents');
    await opened.user.click(await screen.findByRole('option', { name: /Ask Halyard AI/ }));
    await waitFor(() => expect(opened.log.getAllByText('Two.')).toHaveLength(count));
  }

  expect(opened.asked).toHaveLength(2);
});

test('where another answer is pending it waits in the input', async () => {
  const opened = await openAssistant({ answers, reply: () => new Promise(() => {}) });
  await waitFor(() => expect(document.activeElement).toBe(opened.input));
  await opened.ask('How many tasks?');
  await type(opened, 'open critical incidents');

  await opened.user.click(await screen.findByRole('option', { name: /Ask Halyard AI/ }));

  await waitFor(() => expect(opened.input).toHaveProperty('value', 'open critical incidents'));
  expect(opened.asked).toHaveLength(1);
});

test('one or two words are looked for, not asked; three are offered behind what was found', async () => {
  const opened = await openConsole({
    answers: {
      'GET /search': () => ({
        results: [{ kind: 'threat', id: 'x', title: 'Phish kit of', subtitle: '', at: '2026-11-21T08:00:00.000Z' }],
        more: [],
      }),
    },
  });
  await type(opened, 'phish kit');
  await screen.findByRole('option', { name: /Phish kit/ });
  expect(screen.queryByRole('option', { name: /Ask Halyard AI/ })).toBeNull();

  await opened.user.keyboard(' of');

  const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
  await waitFor(() => expect(options().at(-1)).toBe('Ask Halyard AI: phish kit of'));
  await waitFor(() => expect(screen.getAllByRole('option')[0]?.getAttribute('aria-selected')).toBe('true'));
});

test('words that find nothing say so beside the way to the assistant', async () => {
  const opened = await openConsole({ answers });
  await type(opened, 'zonk zonks zonked');

  expect(await screen.findByText('No results')).toBeTruthy();
  expect(screen.getByRole('option', { name: 'Ask Halyard AI: zonk zonks zonked' })).toBeTruthy();
});

test('on a narrow screen the dialog of the search offers it too', async () => {
  vi.stubGlobal('innerWidth', 390);
  const opened = await openConsole({ answers });
  await opened.user.click(screen.getByRole('combobox', { name: 'Search intelligence' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Search intelligence' }));
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('combobox')));

  await opened.user.keyboard('how many tasks?');
  await opened.user.click(await dialog.findByRole('option', { name: /Ask Halyard AI/ }));

  expect(await screen.findByText('Two.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});
