import type { Language } from '@halyard/contracts/accounts/settings.ts';
import type { Endpoint, Parsed } from '@halyard/contracts/endpoint.ts';
import {
  type Answer,
  type AnswerTable,
  answerPointsMax,
  answerRowsMax,
  type Citation,
  type RefusalReason,
  type Sentence,
} from '@halyard/contracts/work/assistant.ts';
import type { ProposedAction } from '@halyard/contracts/work/assistant-actions.ts';
import type { Asked, ReadInput } from '../asked.ts';
import { type CoreWords, coreWords } from '../words/core-words.ts';
import { describeRequest, type Filled, screenOf } from './describe-request.ts';
import { markFigure, markName, plain, plainly, toSentence, toText } from './marked-text.ts';
import { createShow, type Show } from './show.ts';
import { writeResponse } from './write-response.ts';

/** How a query is named in the list of sources. */
type About<E extends Endpoint> = {
  /** In the words of the person: `Incidents: Open, Critical`. */
  readonly label: string;
  /** The screen that shows these rows, where `screenOf` does not know it; null: none does. */
  readonly href?: string | null;
  readonly records?: (reply: Parsed<E['reply']>) => number | null;
};

type Found<E extends Endpoint> = {
  readonly reply: Parsed<E['reply']>;
  readonly cite: number;
  /** The screen that shows these rows. */
  readonly href: string | null;
};

type TableDraft = Omit<AnswerTable, 'total' | 'cite'> & { readonly total?: number; readonly cite: number | null };

/** An answer while it is being written. */
export type Draft = {
  readonly asked: Asked;
  readonly language: Language;
  readonly show: Show;
  readonly words: CoreWords;
  /** Asks a typed query once and makes it a source; asked again, it is answered from memory. */
  ask<E extends Endpoint>(endpoint: E, input: ReadInput<E>, about: About<E>): Promise<Found<E>>;
  /** Makes one record out of the reply behind `of` its own source, so that a sentence links to its source. */
  citeRecord(label: string, href: string | null, of: number): number;
  /** A source that is not a query: an instruction; `href` is the screen it is about. */
  citeText(label: string, href: string | null): number;
  /** A number that opens the records it counts. */
  figure(value: number, cite: number, shown?: string): string;
  /** The name of a record, as a link to it. */
  name(text: string, href: string | null): string;
  /** A sentence; `cites` are its sources in addition to its figures. */
  say(sentence: string, ...cites: number[]): void;
  /** Shows the first rows; `total` is their number if not all of them are passed. */
  table(table: TableDraft): void;
  suggest(...questions: readonly string[]): void;
  refuse(reason: RefusalReason, sentence: string): void;
  /** Something that the person can confirm. Returns its id. */
  propose(summary: string, request: ProposedAction): string;
  /** The reading, to be checked and changed. */
  showReading(reading: NonNullable<Answer['reading']>): void;
  /** Ways to read the question, none of which is sure. */
  offer(readings: NonNullable<Answer['readings']>): void;
  /** Words of the question that no one understood. */
  leaveUnread(words: readonly string[]): void;
  /** The user's reply to a proposal in words. */
  settle(settles: NonNullable<Answer['settles']>): void;
  /** The answer is a text that people go over before they use it. */
  markDraft(kind: NonNullable<Answer['draft']>): void;
  finish(): { readonly answer: Answer; readonly response: string };
};

const suggestedAtMost = 3;

export function createDraft(asked: Asked, language: Language): Draft {
  const show = createShow(asked.manner, language);
  const words = coreWords[language];
  const sentences: Sentence[] = [];
  const tables: AnswerTable[] = [];
  const citations: Citation[] = [];
  const replies = new Map<string, Found<Endpoint>>();
  const suggestions: string[] = [];
  let proposal: Answer['proposal'] = null;
  let refused: Answer['refused'] = null;
  let read: Answer['reading'];
  let offered: Answer['readings'];
  let unread: readonly string[] = [];
  let draftKind: Answer['draft'];
  let settles: Answer['settles'];

  function cite<E extends Endpoint>(endpoint: E, filled: Filled, about: About<E>, reply: Parsed<E['reply']>): Found<E> {
    const n = citations.length + 1;
    const href = about.href === undefined ? screenOf(endpoint, filled) : about.href;
    citations.push({
      n,
      label: plain(about.label),
      request: describeRequest(endpoint, filled),
      href,
      records: about.records?.(reply) ?? null,
    });
    return { reply, cite: n, href };
  }

  return {
    asked,
    language,
    show,
    words,
    async ask<E extends Endpoint>(endpoint: E, input: ReadInput<E>, about: About<E>): Promise<Found<E>> {
      const filled: Filled = {
        params: (input.params ?? {}) as Filled['params'],
        query: (input.query ?? {}) as Filled['query'],
      };
      const request = describeRequest(endpoint, filled);
      const known = replies.get(request);
      if (known) return known as Found<E>;
      asked.onQuery(plain(about.label));
      const reply = plainly(await asked.read(endpoint, input));
      const found = cite(endpoint, filled, about, reply);
      replies.set(request, found as Found<Endpoint>);
      return found;
    },
    citeRecord(label, href, of) {
      const request = citations[of - 1]?.request ?? null;
      const same = citations.find((known) => known.label === plain(label) && known.href === href);
      if (same) return same.n;
      const n = citations.length + 1;
      citations.push({ n, label: plain(label), request, href, records: null });
      return n;
    },
    citeText(label, href) {
      citations.push({ n: citations.length + 1, label: plain(label), request: null, href, records: null });
      return citations.length;
    },
    figure: (value, of, shown = show.number(value)) => markFigure(shown, of),
    name: markName,
    say(sentence, ...cites) {
      sentences.push(toSentence(sentence, cites));
    },
    table({ rows, total = rows.length, ...table }) {
      if (rows.length > 0)
        tables.push({ ...table, rows: rows.slice(0, table.chart === 'time' ? answerPointsMax : answerRowsMax), total });
    },
    suggest(...questions) {
      suggestions.push(...questions);
    },
    refuse(reason, sentence) {
      refused = reason;
      sentences.push(toSentence(sentence, []));
    },
    propose(summary, request) {
      proposal = { id: asked.newId(), summary: toText(summary), request, sources: [], state: 'open' };
      return proposal.id;
    },
    showReading(reading) {
      read = reading;
    },
    offer(readings) {
      offered = readings;
    },
    leaveUnread(words) {
      unread = words;
    },
    settle(settled) {
      settles = settled;
    },
    markDraft(kind) {
      draftKind = kind;
    },
    finish() {
      const answer: Answer = {
        by: 'halyard',
        model: null,
        fellBack: false,
        markdown: null,
        sentences,
        tables,
        citations,
        proposal,
        refused,
        suggestions: [...new Set(suggestions)].slice(0, suggestedAtMost),
        ...(read && { reading: read }),
        ...(offered && { readings: offered }),
        ...(unread.length > 0 && { unread: [...unread] }),
        ...(settles && { settles }),
        ...(draftKind && { draft: draftKind }),
      };
      return { answer, response: writeResponse(answer, words, show) };
    },
  };
}
