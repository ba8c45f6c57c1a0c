import { updateMax } from '@halyard/contracts/operations/incidents.ts';
import { unsupportedMarks } from '@halyard/contracts/work/assistant.ts';
import { expect, test } from 'vitest';
import { incidentsWith, readingOf } from '../testing/reading-of.ts';
import { writeAnswer, writeNote } from './write-note.ts';

const writtenAt = '11/21/2026 08:42 UTC';

test('a note has the words, what was read, the query and the time', () => {
  expect(writeNote({ words: '12 incidents.', reading: readingOf(), writtenAt })).toBe(
    ['12 incidents.', '', 'Incidents · Status: Open', JSON.stringify(incidentsWith('Open')), writtenAt].join('\n'),
  );
});

test('words too long for a note are cut, the query is not', () => {
  const note = writeNote({ words: 'x'.repeat(updateMax), reading: readingOf(), writtenAt });

  expect(note).toHaveLength(updateMax);
  expect(note).toContain(`…\n\nIncidents · Status: Open\n${JSON.stringify(incidentsWith('Open'))}`);
});

test('a text of a model is written without the marks of what is not verified', () => {
  const [begin, end] = unsupportedMarks;

  expect(writeAnswer({ sentences: [], markdown: `**${begin}12${end}** incidents` })).toBe('**12** incidents');
});
