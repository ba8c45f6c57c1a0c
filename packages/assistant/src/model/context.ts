import { writeDate, writeTime } from '@halyard/contracts/format/format-instant.ts';
import { incidentName } from '@halyard/contracts/operations/incidents.ts';
import type { Citation, Proposal } from '@halyard/contracts/work/assistant.ts';
import type { Asked } from '../asked.ts';
import { cleanText } from './clean-text.ts';
import type { KnownFigures } from './figures/known-figures.ts';
import type { ModelWords, RecordKind } from './words/model-words.ts';
import { modelWords } from './words.ts';

export type Source = Proposal['sources'][number];

/** Words of someone else, so marked that a model takes them as data. */
export type Quoted = { readonly source: string; readonly data: string };

/** A record as its words are quoted: what a person calls it, what a model calls it, and the screen that shows it. */
export type Quotable = { readonly source: Source; readonly name: string };

/** Characters of one quoted text of a record that was asked for, and of one in a list. */
export const quoteMax = 2_000;
const quoteInListMax = 300;

/** Everything that one answer gathers while a model works on it. */
export type Context = {
  readonly asked: Asked;
  readonly words: ModelWords;
  readonly citations: Citation[];
  /** Records whose words are in the model's context, by label and address. */
  readonly sources: Map<string, Source>;
  readonly known: KnownFigures;
  /** Set once by a tool that proposes; a second one is rejected. */
  proposal: Proposal | null;
};

export function openContext(asked: Asked, known: KnownFigures, before: readonly Source[]): Context {
  const sources = new Map(before.map((source) => [keyOf(source), source] as const));
  return { asked, words: modelWords(asked.manner.language), citations: [], sources, known, proposal: null };
}

const keyOf = ({ label, href }: Source) => `${label} ${href ?? ''}`;

/** What writes quotations, links to records and times for a model, with everything that must be remembered of it. */
export type Pen = {
  /** Undefined for an empty text. */
  readonly quote: (of: Quotable, field: string, text: string, max?: number) => Quoted | undefined;
  readonly incident: (id: string | number) => Quotable;
  readonly record: (kind: RecordKind, id: string, name: string, href?: string) => Quotable;
  /** A name of a person, who may have written anything as their name. */
  readonly person: (name: string | null | undefined) => Quoted | undefined;
  /** In the person's time zone, `2026-11-21 09:42`. */
  readonly at: (instant: string | null) => string | null;
};

const labelMax = 80;

export const incidentLabel = (id: string | number): string => incidentName(Number(id));

export function createPen({ asked, words, sources }: Context): Pen {
  const { timeZone } = asked.manner;
  const quote: Pen['quote'] = (of, field, text, max = quoteInListMax) => {
    if (text === '') return undefined;
    sources.set(keyOf(of.source), of.source);
    return { source: `${of.name} ${field}`, data: text.length > max ? `${text.slice(0, max)}…` : text };
  };
  const record: Pen['record'] = (kind, id, name, href) => {
    const called = cleanText(name).replace(/\s+/g, ' ').trim().slice(0, labelMax);
    return {
      source: { label: called === '' ? words.records[kind] : `${words.records[kind]}: ${called}`, href: href ?? null },
      name: `${kind} ${id}`,
    };
  };
  return {
    quote,
    record,
    incident: (id) => {
      const label = incidentLabel(id);
      return { source: { label, href: `/security?incident=${id}` }, name: `incident ${label}` };
    },
    person: (name) => (name ? quote(record('person', '', name), 'name', name) : undefined),
    at: (instant) =>
      instant === null ? null : `${writeDate(instant, timeZone, 'YYYY-MM-DD')} ${writeTime(instant, timeZone)}`,
  };
}
