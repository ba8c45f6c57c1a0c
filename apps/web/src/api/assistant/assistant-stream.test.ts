import { expect, test } from 'vitest';
import { type ProgressFrame, readAssistantStream } from './assistant-stream.ts';

const streamOf = (bytes: Uint8Array<ArrayBuffer>, size: number) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
      controller.close();
    },
  });

async function read(text: string, size: number) {
  const frames: ProgressFrame[] = [];
  const stream = streamOf(new TextEncoder().encode(text), size);
  const reply = await readAssistantStream(stream, { onFrame: (frame) => frames.push(frame), onAlive() {} });
  return { frames, reply };
}

test('where the bytes of an answer are cut makes no difference', async () => {
  const said = [
    { frame: 'text', delta: 'Zoë 😀 has ' },
    { frame: 'text', delta: 'two.' },
    { frame: 'done', reply: { response: 'Zoë 😀 has two.' } },
  ];
  for (const end of ['\n', '\r\n', '\r']) {
    const text = said.map((frame) => `:${end}${end}data: ${JSON.stringify(frame)}${end}${end}`).join('');
    for (let size = 1; size <= 200; size++)
      expect(await read(`${text}:`, size)).toEqual({
        frames: said.slice(0, 2),
        reply: { response: 'Zoë 😀 has two.' },
      });
  }
});
