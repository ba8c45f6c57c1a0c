import type { Answer } from '@halyard/contracts/work/assistant.ts';
import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';

type Options = Omit<Parameters<typeof renderApp>[0], 'path'> & {
  readonly path?: string;
  /** Fake responses to the requests of the question itself. */
  readonly reply?: (init: RequestInit, url: string) => Response | Promise<Response>;
};

const now = new Date('2026-11-21T08:42:00.000Z');

/** An answer of the built-in engine; `change` says more. */
export const answerOf = (change: Partial<Answer> = {}): Answer => ({
  by: 'halyard',
  model: null,
  fellBack: false,
  sentences: [],
  markdown: null,
  tables: [],
  citations: [],
  suggestions: [],
  proposal: null,
  refused: null,
  ...change,
});

/** One sentence without sources. */
export const sentenceOf = (text: string) => ({ parts: [{ text, cite: null, href: null }], cites: [] });

export const replyWith = (answer: Partial<Answer>, response = 'As plain text.') =>
  Response.json({ response, id: 'a1', at: '2026-11-21T08:42:01.000Z', answer: answerOf(answer) });

/** The console with a server whose conversation is empty; the panel is closed. */
export async function openConsole({ path = '/todos', answers, reply, as = 'analyst', ...rest }: Options = {}) {
  const asked: { url: string; init: RequestInit; message: unknown }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ url, init, message: JSON.parse(String(init.body)).message });
    return reply?.(init, url) ?? Response.json({ response: 'Two.' });
  });
  const opened = renderApp({
    path,
    as,
    now,
    answers: {
      'GET /assistant': () => ({ model: null, suggestions: ['How many tasks are overdue?'] }),
      'GET /assistant/history': () => ({ messages: [] }),
      'DELETE /assistant/history': () => undefined,
      'POST /assistant/history/restore': () => ({ messages: [] }),
      ...answers,
    },
    ...rest,
  });
  // A click during navigation would leave React's test queue waiting.
  await screen.findByRole('heading', { level: 1 });
  const name = rest.product?.name ?? 'Halyard';
  const toggle = await screen.findByRole('button', { name: `Show ${name} AI` });
  return { ...opened, asked, toggle };
}

/** The same with the panel open, once it has greeted. */
export async function openAssistant(options: Options = {}) {
  const opened = await openConsole(options);
  await opened.user.click(opened.toggle);
  const panel = within(await screen.findByRole('complementary', { name: 'Halyard AI' }));
  const log = within(panel.getByRole('log'));
  await log.findAllByRole('listitem');
  const input = panel.getByRole('textbox', { name: 'Your question' });
  return {
    ...opened,
    panel,
    log,
    input,
    ask: async (question: string) => {
      await opened.user.click(input);
      await opened.user.keyboard(`${question}{Enter}`);
    },
  };
}
