import type { Language } from '@halyard/contracts/accounts/settings.ts';
import type { EventKind } from '@halyard/contracts/events.ts';
import type { Answer } from '@halyard/contracts/work/assistant.ts';
import { allMessages } from '@halyard/messages/all';
import { readFigure, textOf } from './judge.ts';

/** A question written by someone who knows the screens and not the engine; frozen. */
export type UnseenQuestion = {
  readonly id: string;
  readonly language: Language;
  readonly role: 'administrator' | 'analyst' | 'viewer';
  readonly screen: string;
  readonly after: string | null;
  readonly ask: string;
  readonly kind: string;
  readonly intent: string;
  /** The expected value from the database; null if nothing can be compared. */
  readonly sql: string | null;
};

export type Rows = readonly (readonly (string | number | null)[])[];

const shownAtMost = 10;

function figuresOf({ sentences, tables }: Answer, language: Language): number[] {
  const said = sentences.flatMap(({ parts }) => parts.map(({ text }) => readFigure(text, language)));
  const cells = tables.flatMap(({ rows }) =>
    rows.flatMap((row) => row.cells.filter((cell) => typeof cell === 'number')),
  );
  return [...said, ...cells, ...tables.map(({ total }) => total)];
}

type Value = Rows[number][number];

/** Larger numbers are instants, in milliseconds. */
const firstInstant = 1_000_000_000_000;

/** How an answer may display database values: a code by its word, an instant by its day and minute. */
function spellingsOf(value: Value, language: Language): readonly string[] {
  if (value === null) return [];
  if (typeof value === 'number') {
    const at = value > firstInstant ? new Date(value).toISOString() : null;
    return at === null ? [String(value)] : [at.slice(0, 16).replace('T', ' '), at.slice(0, 16)];
  }
  const { terms, events } = allMessages[language];
  const words = Object.values(terms).map((group) => (group as Readonly<Record<string, string>>)[value]);
  const country = /^[A-Z]{2}$/.test(value) ? new Intl.DisplayNames(language, { type: 'region' }).of(value) : undefined;
  return [value, events.titles[value as EventKind], country, ...words].filter((word) => word !== undefined);
}

/** The content of a proposal: its records and values, and their current state. */
const proposedIn = ({ proposal }: Answer): string =>
  Object.values(proposal?.request.slots ?? {})
    .flatMap(({ value, label, now }) => [value, label, now])
    .join(' ');

/** Whether an answer agrees with the database: its figures, or the first of its names. */
export function saysRows(answer: Answer, rows: Rows, language: Language): boolean {
  const text = `${textOf(answer)} ${proposedIn(answer)}`;
  const figures = figuresOf(answer, language);
  const says = (value: Value) => spellingsOf(value, language).some((spelling) => text.includes(spelling));
  const hasFigure = (value: Value) => figures.some((figure) => Math.abs(figure - Number(value)) < 0.06);
  if (rows.length === 0) return figures.includes(0);
  const isName = (cell: Value) => typeof cell === 'string' || Number(cell) >= firstInstant;
  const names = rows.slice(0, shownAtMost).flatMap((row) => row.find(isName) ?? []);
  if (names.length === 0) return rows.flat().every((cell) => typeof cell === 'number' && hasFigure(cell));
  return names.every(says) || (figures.includes(rows.length) && names.some(says));
}
