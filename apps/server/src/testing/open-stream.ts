import type { AddressInfo } from 'node:net';
import type { TestApp } from './test-app.ts';

/** A frame of the stream as a client reads it. */
export type Frame = {
  readonly event: string;
  readonly id: string | undefined;
  readonly data: string;
  readonly retry: string | undefined;
};

function parseFrame(block: string): Frame {
  const fields = block.split('\n').map((line) => {
    const [name = '', ...rest] = line.split(': ');
    return [name, rest.join(': ')] as const;
  });
  const find = (name: string) => fields.find(([known]) => known === name)?.[1];
  return { event: find('event') ?? '', id: find('id'), data: find('data') ?? '', retry: find('retry') };
}

/** Opens a stream over real HTTP and collects what arrives. */
export async function openStream(app: TestApp, token: string, headers: Record<string, string> = {}) {
  const { port } = app.app.server.address() as AddressInfo;
  const abort = new AbortController();
  const response = await fetch(`http://127.0.0.1:${port}/api/live`, {
    headers: { authorization: `Bearer ${token}`, ...headers },
    signal: abort.signal,
  });
  const frames: Frame[] = [];
  const reader = response.ok ? response.body?.pipeThrough(new TextDecoderStream()).getReader() : undefined;
  async function collect() {
    let rest = '';
    for (;;) {
      const { done = true, value = '' } = (await reader?.read()) ?? {};
      if (done) return 'ended';
      const blocks = (rest + value).split('\n\n');
      rest = blocks.pop() ?? '';
      frames.push(...blocks.map(parseFrame));
    }
  }
  const ended = collect().catch(() => 'cut');
  return {
    response,
    frames,
    ended,
    events: () => frames.filter(({ event }) => event !== '').map(({ event }) => event),
    kinds: () => frames.filter(({ event }) => event === 'event').map(({ data }) => JSON.parse(data).kind as string),
    retries: () => frames.flatMap(({ retry }) => (retry === undefined ? [] : [Number(retry)])),
    async stop() {
      abort.abort();
      await ended;
    },
  };
}
