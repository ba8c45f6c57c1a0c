import { spellingsOf } from './spellings.ts';

const before = [
  ...['pls', 'plz', 'good morning', 'good afternoon', 'good evening', 'hi there', 'hello there', 'sorry', 'excuse me'],
  ...["i'd like to know", 'i would like to know', 'i want to know', 'do you know', 'do you happen to know', 'thanks'],
  ...['would you mind telling me', 'quick question', 'just wondering', 'i was wondering', 'so', 'well'],
  ...['quisiera saber', 'me gustaría saber', 'quiero saber', 'buenas noches', 'disculpe', 'perdón'],
  ...['je voudrais savoir', "j'aimerais savoir", 'bonsoir', 'excusez-moi', 'pardon'],
  ...['ich möchte wissen', 'ich würde gerne wissen', 'guten abend', 'entschuldigung', 'moin'],
  ...['おはようございます', 'こんばんは'],
  ...['please', 'can you', 'could you', 'would you', 'will you', 'hey', 'hi', 'hello', 'ok', 'okay', 'now', 'halyard'],
  ...['por favor', 'hola', 'oye', 'puedes', 'puede', 'podrías', 'podría', 'buenos días', 'buenas tardes'],
  ...[
    "s'il vous plaît",
    "s'il te plaît",
    's il vous plait',
    'sil vous plait',
    'svp',
    'stp',
    'bonjour',
    'salut',
    'veuillez',
  ],
  ...['bitte', 'hallo', 'guten tag', 'guten morgen'],
  ...['すみません', 'すみませんが', 'こんにちは', 'ねえ', 'では'],
].flatMap(spellingsOf);

const after = [
  ...['pls', 'plz', 'thx', 'cheers', 'thanks a lot', 'many thanks', 'thank you very much', 'thanks in advance'],
  ...['muchas gracias', 'merci beaucoup', "merci d'avance", 'vielen dank', 'danke schön'],
  ...[
    'please',
    'thanks',
    'thank you',
    'por favor',
    'gracias',
    'porfa',
    "s'il vous plaît",
    "s'il te plaît",
    'svp',
    'stp',
  ],
  ...['merci', 'bitte', 'danke', 'sil vous plait', 's il vous plait'],
].flatMap(spellingsOf);

// Japanese puts them behind the verb, without a space.
const afterVerb = [
  ...[
    'ください',
    '下さい',
    'くださいませ',
    'お願いします',
    'お願いいたします',
    'お願い',
    'くれますか',
    'くれませんか',
    'もらえますか',
  ],
  ...[
    'もらえませんか',
    'いただけますか',
    'いただけませんか',
    'くださいますか',
    'ほしい',
    '欲しい',
    'ほしいです',
    '欲しいです',
  ],
].flatMap(spellingsOf);

const isMark = (letter: string | undefined) => letter !== undefined && /[\s,、:!?.。¿¡？！…]/u.test(letter);

function afterMarks(text: string, from: number): number {
  let at = from;
  while (at < text.length && isMark(text[at])) at++;
  return at;
}

function beforeMarks(text: string, from: number, until: number): number {
  let end = until;
  while (end > from && isMark(text[end - 1])) end--;
  return end;
}

function skipBefore(text: string, from: number): number {
  const said = before.find((words) => text.startsWith(words, from) && isMark(text[from + words.length]));
  return said === undefined ? from : afterMarks(text, from + said.length);
}

function skipAfter(text: string, from: number, until: number): number {
  const stands = (words: string) => until - words.length > from && text.startsWith(words, until - words.length);
  const verb = afterVerb.find(stands);
  const word = after.find((words) => stands(words) && isMark(text[until - words.length - 1]));
  const said = verb ?? word;
  return said === undefined ? until : beforeMarks(text, from, until - said.length);
}

/** Where a folded request begins and ends, courtesies and punctuation around it left out. */
export function withoutCourtesies(folded: string): readonly [at: number, until: number] {
  let at = afterMarks(folded, 0);
  for (let next = skipBefore(folded, at); next !== at; next = skipBefore(folded, at)) at = next;
  let until = beforeMarks(folded, at, folded.length);
  for (let next = skipAfter(folded, at, until); next !== until; next = skipAfter(folded, at, until)) until = next;
  return [at, until];
}
