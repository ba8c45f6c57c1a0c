import { expect, test } from 'vitest';
import { createFrameReader } from './read-frames.ts';

function read(...portions: string[]) {
  const heard: string[] = [];
  const take = createFrameReader({
    onFrame: ({ event, data }) => heard.push(`${event} ${data}`),
    onId: (id) => heard.push(`id ${id}`),
  });
  for (const portion of portions) take(portion);
  return heard;
}

const stream =
  'id: 7\n\n:\n\nevent: event\nid: 8\ndata: {"id":8}\n\ndata: one\ndata: two\n\nevent: resync\ndata: {}\n\n';
const heard = ['id 7', 'id 8', 'event {"id":8}', 'message one\ntwo', 'resync {}'];

test('frames, ids and comments are told apart', () => {
  expect(read(stream)).toEqual(heard);
});

test('where the portions are cut makes no difference', () => {
  for (const text of [stream, stream.replaceAll('\n', '\r\n'), stream.replaceAll('\n', '\r')])
    for (let size = 1; size < 20; size++)
      expect(
        read(...(text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []), ...(text.endsWith('\r') ? ['x'] : [])),
      ).toEqual(heard);
});

test('an unfinished frame is not told', () => {
  expect(read('event: event\ndata: {"id":8}\n')).toEqual([]);
});
