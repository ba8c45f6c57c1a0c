import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openAssistant, replyWith, sentenceOf } from '../testing/open-assistant.tsx';
import { incidentsWith, readingOf } from '../testing/reading-of.ts';

const isRun = (url: string) => url.includes('/assistant/run');

/** Asks a question that is answered with its reading; what is asked next is returned as it was sent. */
async function askOnce(onRun: () => Response | Promise<Response> = () => replyWith({ sentences: [sentenceOf('9.')] })) {
  const opened = await openAssistant({
    reply: (_, url) =>
      isRun(url) ? onRun() : replyWith({ sentences: [sentenceOf('12 incidents.')], reading: readingOf() }),
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

test('what was read stands above an answer: subject and measure alone, filters with their names', async () => {
  const { read } = await askOnce();

  const chips = read.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(chips).toEqual(['Incidents', 'Status Open', '']);
});

test('another value of a chip runs the query, and its answer takes the place of the one before', async () => {
  const { user, read, log, sent } = await askOnce();
  const before = log.getAllByRole('listitem').length;

  await user.click(read.getByRole('button', { name: 'Change: Status Open' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Resolved' }));

  expect(await log.findByText('9.')).toBeTruthy();
  expect(sent()).toEqual({ path: '/api/assistant/run', body: { spec: incidentsWith('Resolved') } });
  expect(log.queryByText('12 incidents.')).toBeNull();
  expect(log.getByText('how many open incidents')).toBeTruthy();
  expect(log.getAllByRole('listitem').length).toBeLessThan(before);
});

test('Undo brings the last answer back', async () => {
  const { user, read, log } = await askOnce();
  await user.click(read.getByRole('button', { name: 'Remove: Status: Open' }));
  await log.findByText('9.');

  await user.click(log.getByRole('button', { name: 'Undo' }));

  expect(await log.findByText('12 incidents.')).toBeTruthy();
  expect(log.queryByText('9.')).toBeNull();
  expect(log.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('× and Backspace leave a filter out, and the focus stays with the answer', async () => {
  const { user, read, log, sent } = await askOnce();

  read.getByRole('button', { name: 'Change: Status Open' }).focus();
  await user.keyboard('{Backspace}');

  const answer = await log.findByText('9.');
  expect(sent().body).toEqual({ spec: incidentsWith() });
  expect(document.activeElement?.contains(answer)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

test('a filter is added by its field and its value', async () => {
  const { user, read, log, sent } = await askOnce();

  await user.click(read.getByRole('button', { name: 'Add a filter' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Severity' }));
  const value = await screen.findByRole('menuitem', { name: /Critical/ });
  expect(document.activeElement).toBe(value);
  await user.click(value);

  await log.findByText('9.');
  expect(sent().body.spec.where).toHaveLength(2);
});

test('the same query can be run again', async () => {
  const { user, log, sent } = await askOnce();

  await user.click(log.getByRole('button', { name: 'Run again' }));

  await log.findByText('9.');
  expect(sent().body).toEqual({ spec: incidentsWith('Open') });
});

test('while a query runs the old answer stays, and it can be stopped', async () => {
  const { user, log } = await askOnce(() => new Promise(() => {}));
  await user.click(log.getByRole('button', { name: 'Run again' }));
  expect(await log.findByText('Looking for the answer...')).toBeTruthy();
  expect(log.getByText('12 incidents.')).toBeTruthy();

  await user.click(log.getByRole('button', { name: 'Stop' }));

  await waitFor(() => expect(log.queryByText('Looking for the answer...')).toBeNull());
  expect(log.getByRole<HTMLButtonElement>('button', { name: 'Run again' }).disabled).toBe(false);
});

test('a query that fails says why, and the old answer stays', async () => {
  const { user, log } = await askOnce(() => Response.json({ code: 'forbidden', message: 'No.' }, { status: 403 }));

  await user.click(log.getByRole('button', { name: 'Run again' }));

  expect((await log.findByRole('alert')).textContent).toContain("You don't have permission to use this feature.");
  expect(log.getByText('12 incidents.')).toBeTruthy();
});

test('a reading of a language model says so', async () => {
  const { ask, log } = await openAssistant({
    reply: () => replyWith({ sentences: [sentenceOf('12 incidents.')], reading: readingOf({ by: 'model' }) }),
  });

  await ask('how many');

  expect(await log.findByText('Read by a language model')).toBeTruthy();
});

/** A question that is not sure: two readings come close. */
async function askUnsurely() {
  const opened = await openAssistant({
    reply: (_, url) =>
      isRun(url)
        ? replyWith({ sentences: [sentenceOf('9 incidents.')], reading: readingOf() })
        : replyWith({
            refused: 'not_understood',
            sentences: [sentenceOf('Two readings come close.')],
            unread: ['zonk'],
            readings: [
              { label: 'Incidents, Open', spec: incidentsWith('Open'), leavesOut: ['zonk'] },
              { label: 'Incidents, Resolved', spec: incidentsWith('Resolved'), leavesOut: [] },
            ],
          }),
  });
  await opened.ask('open zonk incidents');
  const closest = within(await opened.log.findByRole('list', { name: 'Closest readings' }));
  return { ...opened, closest };
}

test('where no reading is sure, each says what it leaves out, and nothing is counted until one is chosen', async () => {
  const { user, log, closest } = await askUnsurely();

  const [first] = closest.getAllByRole('button');
  expect(first?.textContent).toBe('1Incidents, OpenLeaves out “zonk”');
  expect(first?.querySelector('b')?.textContent).toBe('Open');
  expect(log.getByText('zonk').title).toBe('Not understood');
  expect(log.queryByText('9 incidents.')).toBeNull();
  if (first) await user.click(first);

  expect(await log.findByText('9 incidents.')).toBeTruthy();
  expect(log.getByText('zonk').title).toBe('Not understood');
  expect(log.queryByRole('list', { name: 'Closest readings' })).toBeNull();
});

test('the number of a reading chooses it as long as nothing is written', async () => {
  const { user, log, asked, input } = await askUnsurely();
  await waitFor(() => expect(document.activeElement).toBe(input));

  await user.keyboard('about 2');
  expect(asked.filter(({ url }) => isRun(url))).toHaveLength(0);
  await user.clear(input);
  await user.keyboard('2');

  await log.findByText('9 incidents.');
  expect(JSON.parse(String(asked.at(-1)?.init.body))).toEqual({ spec: incidentsWith('Resolved') });
  expect(input).toHaveProperty('value', '');
});
