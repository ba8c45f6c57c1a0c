import type { Language } from '@halyard/contracts/accounts/settings.ts';
import type { Answer } from '@halyard/contracts/work/assistant.ts';
import { readFigure, textOf } from './judge.ts';

/** A question that was written by somebody who knows the screens and not the engine; frozen. */
export type UnseenQuestion = {
  readonly id: string;
  readonly language: Language;
  readonly role: 'administrator' | 'analyst' | 'viewer';
  readonly screen: string;
  readonly after: string | null;
  readonly ask: string;
  readonly kind: string;
  readonly intent: string;
  /** What the database says; null where nothing can be compared. */
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

/** Whether an answer says what the database says: its one figure, or the first of its names. */
export function saysRows(answer: Answer, rows: Rows, language: Language): boolean {
  const [first] = rows;
  if (first?.length === 1 && rows.length === 1 && typeof first[0] === 'number')
    return figuresOf(answer, language).some((figure) => Math.abs(figure - Number(first[0])) < 0.06);
  if (rows.length === 0) return figuresOf(answer, language).includes(0);
  const text = textOf(answer);
  const names = rows.slice(0, shownAtMost).flatMap((row) => row.find((cell) => typeof cell === 'string') ?? []);
  const isCounted = figuresOf(answer, language).includes(rows.length);
  return (
    names.length > 0 &&
    (names.every((name) => text.includes(name)) || (isCounted && names.some((name) => text.includes(name))))
  );
}
