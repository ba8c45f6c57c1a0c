import { expect, test } from 'vitest';
import { splitUnread } from './split-unread.ts';

const underlined = (question: string, unread: readonly string[]) =>
  splitUnread(question, unread)
    .map(({ text, isUnread }) => (isUnread ? `<${text}>` : text))
    .join('');

test('words that no one understood are found where they stand by themselves', () => {
  expect(underlined('which took us too long?', ['too'])).toBe('which took us <too> long?');
  expect(underlined('too much, too late', ['too', 'too'])).toBe('<too> much, <too> late');
  expect(underlined('really bad ones', ['really bad'])).toBe('<really bad> ones');
});

test('a word that is not there underlines nothing, and no letter is lost', () => {
  expect(underlined('how many', ['', 'many more'])).toBe('how many');
});

test('words of a script without spaces are found within others', () => {
  expect(underlined('変な脅威は何件', ['変な'])).toBe('<変な>脅威は何件');
});
