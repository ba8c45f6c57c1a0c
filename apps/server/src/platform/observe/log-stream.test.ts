import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openLogStream } from './log-stream.ts';

/** An output whose writes end when the test says so. */
function openOutput() {
  const asked: { readonly text: string; readonly end: (cause: Error | null, written: number) => void }[] = [];
  const begin = (_: number, chunk: Buffer, end: (cause: Error | null, written: number) => void) => {
    asked.push({ text: chunk.toString(), end });
  };
  return { asked, begin, texts: () => asked.map(({ text }) => text) };
}

test('lines that come while one is written go out together after it, and a rest that was not taken before them', async () => {
  const { asked, begin, texts } = openOutput();
  const log = openLogStream(1, 1_000, begin);
  log.write('one\n');
  await turn();
  log.write('two\n');
  log.write('three\n');

  asked[0]?.end(null, 1);
  asked[1]?.end(null, 3);

  expect(texts()).toEqual(['one\n', 'ne\n', 'two\nthree\n']);
});

test('an output that is blocked holds nothing up: a part waits, the rest is dropped and counted', async () => {
  const { asked, begin, texts } = openOutput();
  const log = openLogStream(1, 8, begin);
  log.write('one\n');
  await turn();
  for (const line of ['two\n', 'six\n', 'ten\n', 'axe\n']) log.write(line);

  asked[0]?.end(null, 4);

  expect(texts()[1]).toMatch(/^two\nsix\n\{"level":40,"time":\d+,"msg":"2 lines of the log were dropped: .+"\}\n$/);
});
