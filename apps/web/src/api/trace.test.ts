import { expect, onTestFinished, test } from 'vitest';
import script from '../../public/trace.js?raw';

test('requests of one click belong to one trace, those of the next to another, and no other origin hears of it', async () => {
  const before = globalThis.fetch;
  onTestFinished(() => {
    globalThis.fetch = before;
  });
  const sent: (string | null)[] = [];
  globalThis.fetch = (_, init) => {
    sent.push(new Headers(init?.headers).get('traceparent'));
    return Promise.resolve(new Response());
  };
  new Function(script)();

  await fetch('/api/todos', { headers: { accept: 'application/json' } });
  await fetch(new URL('/api/incidents', location.href));
  document.body.click();
  await fetch('/api/todos');
  await fetch('https://elsewhere.example/');

  expect(sent[0]).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  const traces = sent.map((one) => one?.split('-')[1]);
  expect(traces[1]).toBe(traces[0]);
  expect(traces[2]).not.toBe(traces[0]);
  expect(sent[1]).not.toBe(sent[0]);
  expect(sent[3]).toBeNull();
});
