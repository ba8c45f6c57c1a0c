import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { verdicts } from '@halyard/contracts/intelligence/threats.ts';
import { has, ofKind } from '../reader/assemble/parts.ts';
import type { Piece } from '../reader/pieces.ts';
import type { Given, Question } from '../reader/question.ts';
import { fold } from '../times/fold.ts';
import { polite } from './own-text.ts';
import type { ReadAction } from './read-result.ts';

// What is between a threat and why it is judged so.
const copulas: Partial<Record<Language, RegExp>> = {
  en: /\s(?:was|is|were|turned out to be)\s/iu,
  de: /\s(?:war|ist|waren)\s/iu,
  fr: /\s(?:était|est|c'était|c'est)\s/iu,
  es: /\s(?:era|fue|es)\s/iu,
};

const verdictOf = (piece: Piece) =>
  ofKind(piece, 'value').flatMap((meaning) => verdicts.filter((one) => meaning === `verdict.${one}`))[0];

const asks = ['op:exists', 'op:who', 'op:when', 'op:count', 'op:list', 'op:why', 'op:how'] as const;
const shortest = 3;

/**
 * "The directory listing at Harbour was our own scanner, false positive" gives a verdict with its reason. Undefined where
 * it ends with none, asks something, or names no one threat.
 */
export async function readVerdict(question: Question, given: Given): Promise<ReadAction | undefined> {
  const { text, request, language } = question;
  const last = request.findLast((piece) => !polite(piece));
  const verdict = last && verdictOf(last);
  const copula = copulas[language]?.exec(text);
  const isAsked =
    text.includes('?') || request.some((piece, index) => index === 0 && asks.some((code) => has(piece, code)));
  const isRequest = request.some(({ codes }) => codes?.some((code) => code.startsWith('act:')));
  if (!last || !verdict || !copula || copula.index > last.at || isAsked || isRequest) return undefined;
  const reason = text
    .slice(copula.index + copula[0].length, last.at)
    .replace(/[\s,;:–—-]+$/u, '')
    .trim();
  const named = fold(text.slice(0, copula.index)).match(/[\p{L}\p{N}]+/gu) ?? [];
  const words = named.filter((word) => word.length >= shortest && word !== 'the').join(' ');
  if (reason === '' || words === '') return undefined;
  const found = (await given.search(words)).filter(({ kind }) => kind === 'threat');
  const [threat, ...more] = found;
  if (!threat || more.length > 0) return undefined;
  const slots = { threat: threat.id, verdict, reason };
  return { is: 'action', request: { action: 'set_verdict', slots, labels: { threat: threat.title } } };
}
