import { isLeftOver, type Piece } from '../reader/pieces.ts';
import type { Question } from '../reader/question.ts';

/** What is said for politeness. */
export const polite = (piece: Piece) =>
  piece.codes?.every((code) => code === 'filler:' || code === 'op:follow' || code === 'op:yes') === true;
/** What something can be done to, by its name, number or kind. */
export const isTarget = (piece: Piece) =>
  piece.records !== undefined ||
  piece.number !== undefined ||
  piece.named !== undefined ||
  piece.codes?.some((code) => code.startsWith('subject:')) === true;

/** What a request whose verb is last says in the person's own words, and the pieces that are none of them. */
export type OwnText = { readonly text: string; readonly besides: readonly Pick<Piece, 'at' | 'until'>[] };

const edges = /^(?:op:(?:this|it)|value:event\.incident_(?:note|update)_added)$/;
/** "更新" may be a note as well as a verb: right before the verb it is what is written. */
const written = /^に?(?:更新|更新情報|コメント)$/u;

const isEdge = (piece: Piece) =>
  polite(piece) ||
  isTarget(piece) ||
  written.test(piece.text) ||
  piece.codes?.some((code) => edges.test(code)) === true;

const isDay = ({ span, text }: Piece) => span !== undefined || /^(?:まで|に|までに)$/u.test(text);

const isOwn = (piece: Piece) =>
  isLeftOver(piece) ||
  piece.quoted !== undefined ||
  piece.codes?.some((code) => code.startsWith('value:') || code.startsWith('field:')) === true;

/** How a text is joined to what is done with it: "…という内容で", "…と". */
const joined =
  /[\s、,]*(?:(?:という|との|といった|って)(?:内容|文面|旨|趣旨|こと|件|文|コメント|メモ|ノート|タスク|タイトル|件名|題名|名前|理由)?(?:の|で|を|として|にて|は)?|と|を|で|の)?[\s、,]*$/u;
const joinsText = /^[\s、,:：]*(?:(?:に|へ|は|の|を|について|に対して|宛に)[\s、,]*)?/u;

/** A quotation that is the whole text is used without its marks. */
export const unquoted = (text: string): string => /^"\s*([^"]+?)\s*"$/u.exec(text)?.[1] ?? text;

const textIn = (text: string, from: number, until: number) =>
  text.slice(from, until).replace(joinsText, '').replace(joined, '').trim();

/**
 * The words of a request whose verb is behind them, whole: only what it is done to is cut off, where that is first or
 * right before the verb. A quotation is the text itself. Undefined where no words of the person's own are before.
 */
export function ownTextBefore({ text, request, language }: Question, verb: Piece): OwnText | undefined {
  const before = request.slice(0, request.indexOf(verb));
  const isLast = request.slice(request.indexOf(verb) + 1).every(polite);
  if (!before.some(isOwn) || (language !== 'ja' && !isLast)) return undefined;
  const quotations = before.filter(({ quoted }) => quoted !== undefined);
  const [quotation] = quotations;
  if (quotation && quotations.length === 1 && quotation.quoted)
    return { text: quotation.quoted, besides: outside(text, quotation) };
  // A day is among what it is done to: "…タスクを明日までに追加して".
  const end = before.findLastIndex((piece) => !isEdge(piece) && !isDay(piece)) + 1;
  const lead = before.findIndex((piece) => !isEdge(piece));
  const isNamed = before
    .slice(0, Math.max(0, lead))
    .some(({ records, number }) => records !== undefined || number !== undefined);
  // "脅威を…" begins a text, "インシデント143に…" says what it is for.
  const start = isNamed || language !== 'ja' ? (before[lead]?.at ?? 0) : (before[0]?.at ?? 0);
  // What ends the text is not a kind of record that is written to: "…の件で電話するタスクを".
  const until = before.slice(end).find((piece) => !polite(piece) && !isDay(piece))?.at ?? verb.at;
  const own = language === 'ja' ? textIn(text, start, until) : text.slice(start, until).trim();
  if (own === '') return undefined;
  const at = text.indexOf(own, start);
  return { text: own, besides: outside(text, { at, until: at + own.length }) };
}

/** "Die Notiz "…" hinzufügen": a quotation behind the verb, where nothing else is said there. */
export function quotedBehind({ request }: Question, verb: Piece): string | undefined {
  const behind = request.slice(request.indexOf(verb) + 1);
  const [quotation, ...others] = behind.filter(({ quoted }) => quoted !== undefined);
  const isAlone = behind.every(
    (piece) => piece === quotation || isEdge(piece) || piece.codes?.some((code) => code.startsWith('act:')) === true,
  );
  return quotation?.quoted !== undefined && others.length === 0 && isAlone ? quotation.quoted : undefined;
}

/** Whether a sign is the beginning of a longer word: 高 of 高橋. */
export const isPartOfWord = (text: string, piece: Piece): boolean =>
  /^\p{Script=Han}$/u.test(piece.text) && /^\p{Script=Han}/u.test(text.slice(piece.until));

/** All of a text but one stretch. */
const outside = (text: string, { at, until }: Pick<Piece, 'at' | 'until'>) =>
  [
    { at: 0, until: at },
    { at: until, until: text.length },
  ].filter((one) => one.until > one.at);

const leads = (piece: Piece) =>
  polite(piece) ||
  piece.span !== undefined ||
  piece.codes?.some((code) => code.startsWith('value:priority') || code === 'time:due' || code === 'subject:tasks') ===
    true;

/** What is between a verb and a colon where that is only when something is due and how urgent it is. */
export function leadOf({ text, request }: Question, verb: Piece): readonly Piece[] {
  const colon = text.search(/[:：]\s*\S/u);
  const lead = request.filter(({ at }) => at > verb.at && at < colon);
  return lead.every(leads) ? lead : [];
}

/** "Task by Friday: call the bank" requests a new task without a verb. */
export function withTaskLead(question: Question): Question {
  const { text, request } = question;
  const colon = text.search(/[:：]\s*\S/u);
  const lead = request.filter(({ at }) => at < colon);
  const first = lead.find((piece) => !polite(piece));
  const isLead = first?.codes?.includes('subject:tasks') === true && lead.every(leads) && request.length > lead.length;
  if (!first || !isLead) return question;
  const verb: Piece = { at: first.at, until: first.until, text: first.text, codes: ['act:add_task'] };
  return { ...question, request: request.map((piece) => (piece === first ? verb : piece)) };
}
