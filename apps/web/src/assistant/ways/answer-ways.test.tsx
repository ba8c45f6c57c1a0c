import type { Answer } from '@halyard/contracts/work/assistant.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Answers } from '../../testing/fake-call.ts';
import { incidentOf } from '../../testing/incident-of.ts';
import { openAssistant, replyWith, sentenceOf } from '../testing/open-assistant.tsx';
import { incidentsWith, readingOf } from '../testing/reading-of.ts';

const found = {
  incidents: [incidentOf(144), incidentOf(7)],
  total: 2,
  counts: { all: 2, open: 2, investigating: 0, mitigated: 0, resolved: 0 },
  next: null,
};

type Options = { readonly answer?: Partial<Answer>; readonly answers?: Answers; readonly as?: 'analyst' | 'user' };

/** An answer with a reading, and what the server is sent once it is used. */
async function answerOnce({ answer, answers, as = 'analyst' }: Options = {}) {
  const opened = await openAssistant({
    as,
    reply: () => replyWith({ sentences: [sentenceOf('12 incidents.')], reading: readingOf(), ...answer }),
    answers: {
      'GET /incidents': () => found,
      'POST /incidents/:id/updates': () => incidentOf(7),
      ...answers,
    },
  });
  await opened.ask('how many open incidents');
  await opened.log.findByText('12 incidents.');
  const sentTo = (endpoint: string) => opened.sent.filter((one) => one.endpoint === endpoint);
  return { ...opened, sentTo };
}

test('Open it leads to the screen with the same filter', async () => {
  const { log } = await answerOnce();

  expect(log.getByRole('link', { name: 'Open it' }).getAttribute('href')).toBe('/security?status=open');
});

test('an answer becomes a note of the incident that is chosen, with its chips, its query and its time', async () => {
  const { user, log, sentTo } = await answerOnce();

  await user.click(log.getByRole('button', { name: 'Attach to incident' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Attach to incident' }));
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Add note' }).disabled).toBe(true);
  await user.click(await dialog.findByRole('radio', { name: /INC-000007/ }));
  await user.click(dialog.getByRole('button', { name: 'Add note' }));

  expect(await screen.findByText('Added as a note to INC-000007.')).toBeTruthy();
  expect(sentTo('POST /incidents/:id/updates')).toMatchObject([
    {
      params: { id: '7' },
      body: {
        note: true,
        message: `12 incidents.\n\nIncidents · Status: Open\n${JSON.stringify(incidentsWith('Open'))}\n11/21/2026 08:42 UTC`,
      },
    },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('incidents are found by what is typed', async () => {
  const { user, log, sentTo } = await answerOnce();
  await user.click(log.getByRole('button', { name: 'Attach to incident' }));

  await user.type(await screen.findByRole('searchbox', { name: 'Search incidents' }), 'portal');

  await waitFor(() => expect(sentTo('GET /incidents').at(-1)?.query).toMatchObject({ search: 'portal' }));
});

test('who may not change incidents is not offered to attach anything', async () => {
  const { log } = await answerOnce({ as: 'user' });

  expect(log.queryByRole('button', { name: 'Attach to incident' })).toBeNull();
  expect(log.getByRole('button', { name: 'Copy query' })).toBeTruthy();
});

test('a question is saved under its own words, for everyone if so wished', async () => {
  const saved = {
    id: 's1',
    title: 'Open ones',
    message: 'how many open incidents',
    spec: incidentsWith('Open'),
    shared: true,
    owner: { id: 'p1', name: 'Ada', isMe: true },
    createdAt: '2026-11-21T08:42:00.000Z',
  };
  const { user, log, sentTo } = await answerOnce({ answers: { 'POST /assistant/saved-questions': () => saved } });

  await user.click(log.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save question' }));
  const title = dialog.getByRole('textbox', { name: 'Title' });
  expect(title).toHaveProperty('value', 'how many open incidents');
  await user.clear(title);
  await user.type(title, 'Open ones');
  await user.click(dialog.getByRole('checkbox', { name: 'Share with all users' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('Question saved.')).toBeTruthy();
  expect(sentTo('POST /assistant/saved-questions')).toMatchObject([
    {
      body: { title: 'Open ones', message: 'how many open incidents', spec: incidentsWith('Open'), shared: true },
    },
  ]);
});

test('Escape closes a dialog and leaves the panel open', async () => {
  const { user, log } = await answerOnce();
  await user.click(log.getByRole('button', { name: 'Save' }));
  const title = await screen.findByRole('textbox', { name: 'Title' });

  title.focus();
  await user.keyboard('{Escape}');

  expect(screen.getByRole('complementary', { name: 'Halyard AI' })).toBeTruthy();
});

test('the query is copied as JSON', async () => {
  const { user, log } = await answerOnce();

  await user.click(log.getByRole('button', { name: 'Copy query' }));

  expect(await screen.findByText('Copied')).toBeTruthy();
  expect(JSON.parse(await navigator.clipboard.readText())).toEqual(incidentsWith('Open'));
});

test('a draft says that it is one, and a report can be copied and attached', async () => {
  const report = { sentences: [sentenceOf('12 incidents.')], reading: undefined, draft: 'incident_report' as const };
  const { log, user } = await answerOnce({ answer: report });

  expect(log.getByText('Draft')).toBeTruthy();
  expect(log.getByRole('button', { name: 'Attach to incident' })).toBeTruthy();
  await user.click(log.getByRole('button', { name: 'Copy as Markdown' }));
  expect(await navigator.clipboard.readText()).toBe('12 incidents.');
});

test('a handover is copied only', async () => {
  const { log } = await answerOnce({ answer: { draft: 'handover', reading: undefined } });

  expect(log.getByText('Draft')).toBeTruthy();
  expect(log.queryByRole('button', { name: 'Attach to incident' })).toBeNull();
});
