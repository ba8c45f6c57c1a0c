import { questionHeaders } from '@halyard/contracts/work/assistant.ts';
import type { ModelSettings, Outgoing, Withheld } from '@halyard/contracts/work/assistant-model.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Answers } from '../../testing/fake-call.ts';
import { openAssistant } from '../testing/open-assistant.tsx';

const model = { name: 'scripted', host: 'models.example' };
const question = 'anything nasty of Ada';

type Request = NonNullable<Outgoing['request']>;

const outgoingOf = (fields: Partial<Request['fields']> = {}): Outgoing => ({
  request: {
    host: model.host,
    model: model.name,
    fields: {
      message: question,
      names: [{ ref: 'person-1', label: 'Ada Byron' }],
      screen: 'tasks',
      lastQuestion: null,
      draft: [],
      ...fields,
    },
    body: '{"model":"scripted","messages":[]}',
  },
  reason: null,
});

const settingsOf = (change: Partial<Withheld> = {}): ModelSettings => ({
  withhold: { names: false, screen: false, lastQuestion: false, ...change },
});

type Options = { readonly reply?: () => Response; readonly answers?: Answers; readonly typed?: string };

/** The panel with a model, a question in its composer, and what that would send opened. */
async function openOutgoing({ reply = () => Response.json(outgoingOf()), answers, typed = question }: Options = {}) {
  const opened = await openAssistant({
    reply: (_, url) => (url.includes('/assistant/outgoing') ? reply() : Response.json({ response: 'Two.' })),
    answers: {
      'GET /assistant': () => ({ model, suggestions: [] }),
      'GET /assistant/model-settings': () => settingsOf(),
      ...answers,
    },
  });
  const button = await opened.panel.findByRole('button', { name: 'What is sent' });
  await opened.user.click(opened.input);
  if (typed !== '') await opened.user.keyboard(typed);
  expect(opened.asked).toEqual([]);
  await opened.user.click(button);
  return { ...opened, button, dialog: within(await screen.findByRole('dialog', { name: 'What is sent' })) };
}

const partOf = (dialog: Awaited<ReturnType<typeof openOutgoing>>['dialog'], term: string) =>
  dialog.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;

test('without a model nothing leaves the server, and nothing is offered to be seen', async () => {
  const { panel } = await openAssistant();

  expect(await panel.findByText(/Questions stay on this server/)).toBeTruthy();
  expect(panel.queryByRole('button', { name: 'What is sent' })).toBeNull();
});

test('the parts and the body of the request are shown before anything is sent', async () => {
  const { dialog, asked } = await openOutgoing();

  expect(await dialog.findByText(question)).toBeTruthy();
  expect(dialog.getByText(/models\.example, model scripted/)).toBeTruthy();
  expect(partOf(dialog, 'Names')).toBe('person-1 Ada Byron');
  expect(partOf(dialog, 'Open screen')).toBe('tasks');
  expect(partOf(dialog, 'Last question')).toBe('None');
  expect(dialog.getByText('{"model":"scripted","messages":[]}').tagName).toBe('PRE');
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({
    url: expect.stringContaining('/assistant/outgoing'),
    message: question,
  });
  expect(new Headers(asked[0]?.init.headers).get(questionHeaders.screen)).toBe(encodeURIComponent('/todos'));
});

test('without a question there is nothing to ask the server for', async () => {
  const { dialog, asked } = await openOutgoing({ typed: '' });

  expect(await dialog.findByText('Type a question to see what it would send.')).toBeTruthy();
  expect(asked).toEqual([]);
});

test.each([
  ['not_needed', 'The built-in engine answers this question.'],
  ['limit_reached', 'You have reached the limit of questions to the model for this hour.'],
  ['names_withheld', 'The answer would be a draft, and drafts are not sent while names are withheld.'],
])('where nothing would be sent it says why: %s', async (reason, sentence) => {
  const { dialog } = await openOutgoing({ reply: () => Response.json({ request: null, reason }) });

  expect(await dialog.findByText(`Nothing would be sent. ${sentence}`)).toBeTruthy();
});

test('what fails to load says so and is asked for again', async () => {
  let isDown = true;
  const { user, dialog } = await openOutgoing({
    reply: () => (isDown ? new Response(null, { status: 500 }) : Response.json(outgoingOf())),
  });
  expect((await dialog.findByRole('alert')).textContent).toContain('Failed to load what would be sent.');

  isDown = false;
  await user.click(dialog.getByRole('button', { name: 'Retry' }));

  expect(await dialog.findByText(question)).toBeTruthy();
});

test('a switch is saved, and what would be sent is asked for again', async () => {
  let stored = settingsOf();
  const { user, dialog, sent } = await openOutgoing({
    reply: () =>
      Response.json(
        stored.withhold.names
          ? outgoingOf({ message: 'anything nasty of person-1', names: [{ ref: 'person-1', label: null }] })
          : outgoingOf(),
      ),
    answers: {
      'GET /assistant/model-settings': () => stored,
      'PUT /assistant/model-settings': ({ body }) => {
        stored = body;
        return stored;
      },
    },
  });
  await dialog.findByText(question);

  await user.click(await dialog.findByRole('switch', { name: 'Withhold names' }));

  expect(await dialog.findByText('anything nasty of person-1')).toBeTruthy();
  expect(partOf(dialog, 'Names')).toBe('person-1 Withheld');
  expect(sent.filter(({ endpoint }) => endpoint === 'PUT /assistant/model-settings')).toMatchObject([
    { body: settingsOf({ names: true }) },
  ]);
});

test('what is withheld is told from what there is not', async () => {
  const { dialog } = await openOutgoing({
    reply: () => Response.json(outgoingOf({ screen: null })),
    answers: { 'GET /assistant/model-settings': () => settingsOf({ screen: true }) },
  });
  await dialog.findByText(question);
  await dialog.findByRole('switch', { name: 'Withhold open screen', checked: true });

  expect(partOf(dialog, 'Open screen')).toBe('Withheld');
  expect(partOf(dialog, 'Last question')).toBe('None');
});

test('a switch that cannot be saved goes back and says so', async () => {
  const { user, dialog } = await openOutgoing({
    answers: {
      'PUT /assistant/model-settings': () => {
        throw new Error('not reachable');
      },
    },
  });

  await user.click(await dialog.findByRole('switch', { name: 'Withhold last question' }));

  expect(await dialog.findByText('Failed to save. The setting is unchanged.')).toBeTruthy();
  expect(dialog.getByRole<HTMLInputElement>('switch', { name: 'Withhold last question' }).checked).toBe(false);
});

test('closing it leaves the question in the composer', async () => {
  const { user, dialog, panel, input, button } = await openOutgoing();
  await dialog.findByText(question);

  await user.click(dialog.getByRole('button', { name: 'Close' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(button);
  expect(panel.getByRole('textbox', { name: 'Your question' })).toBe(input);
  expect((input as HTMLTextAreaElement).value).toBe(question);
});
