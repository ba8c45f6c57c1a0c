import type { QuerySpec } from '@halyard/contracts/query/query-spec.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openAssistant, replyWith, sentenceOf } from '../testing/open-assistant.tsx';

const all: QuerySpec = { subject: 'incidents', measure: 'count', where: [] };
const withStatus = (status: string): QuerySpec => ({
  subject: 'incidents',
  measure: 'count',
  where: [{ field: 'status', op: 'is', values: [status] }],
});
const open = withStatus('Open');

const reading = {
  spec: open,
  href: '/security?status=open',
  chips: [
    { label: 'Incidents', without: null, options: [] },
    { label: 'Open', without: all, options: [{ label: 'Resolved', spec: withStatus('Resolved') }] },
  ],
};

/** Asks a question that is answered with its reading; what is asked next is returned as it was sent. */
async function askOnce() {
  const opened = await openAssistant({
    reply: (_, url) =>
      url.includes('/assistant/run')
        ? replyWith({ sentences: [sentenceOf('9 incidents (Resolved).')] })
        : replyWith({ sentences: [sentenceOf('12 incidents (Open).')], reading }),
  });
  await opened.ask('how many open incidents');
  const read = within(await opened.log.findByRole('list', { name: 'What was read' }));
  const sent = () => {
    const last = opened.asked.at(-1);
    return {
      path: new URL(last?.url ?? '', 'http://console.invalid').pathname,
      body: JSON.parse(String(last?.init.body)),
    };
  };
  return { ...opened, read, sent };
}

test('what was read stands above an answer, with the screen that shows the same records', async () => {
  const { read, log } = await askOnce();

  expect(read.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Incidents', 'Open']);
  expect(log.getByRole('link', { name: 'Open these records' }).getAttribute('href')).toBe('/security?status=open');
});

test('another value of a chip runs the query with it, and its answer joins the conversation', async () => {
  const { user, read, log, sent } = await askOnce();

  await user.click(read.getByRole('button', { name: 'Change: Open' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Resolved' }));

  expect(await log.findByText('9 incidents (Resolved).')).toBeTruthy();
  expect(sent()).toEqual({ path: '/api/assistant/run', body: { spec: withStatus('Resolved') } });
});

test('a chip that is left out runs the query without it', async () => {
  const { user, read, log, sent } = await askOnce();

  await user.click(read.getByRole('button', { name: 'Change: Open' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Leave out' }));

  await log.findByText('9 incidents (Resolved).');
  expect(sent().body).toEqual({ spec: all });
});

test('the same query can be run again', async () => {
  const { user, log, sent } = await askOnce();

  await user.click(log.getByRole('button', { name: 'Run again' }));

  await log.findByText('9 incidents (Resolved).');
  expect(sent().body).toEqual({ spec: open });
});

test('where no reading is sure, the closest ones say what they leave out, and nothing is counted until one is chosen', async () => {
  const opened = await openAssistant({
    reply: (_, url) =>
      url.includes('/assistant/run')
        ? replyWith({ sentences: [sentenceOf('12 incidents (Open).')] })
        : replyWith({
            refused: 'not_understood',
            sentences: [sentenceOf('I am not sure what you mean.')],
            readings: [{ label: 'Incidents · Open', spec: open, leavesOut: ['zonk'] }],
          }),
  });
  await opened.ask('open zonk incidents');
  const closest = within(await opened.log.findByRole('list', { name: 'Closest readings' }));

  expect(closest.getByRole('button').textContent).toBe('Incidents · Openleaves out: zonk');
  expect(opened.log.queryByText(/12 incidents/)).toBeNull();
  await opened.user.click(closest.getByRole('button'));

  expect(await opened.log.findByText('12 incidents (Open).')).toBeTruthy();
});
