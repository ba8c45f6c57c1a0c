import type { Answer, AnswerTable, CellKind, Sentence } from '@halyard/contracts/work/assistant.ts';
import type { Show } from '../draft/show.ts';
import type { DraftLine } from './model-reader.ts';

/** Texts in quotation marks are words of a record. */
export const quoted = /["“”„«»「」『』]([^"“”„«»「」『』]+)["“”„«»「」『』]/gu;

// A part that opens a record is its name; one that cites is a figure.
const factsOf = ({ parts }: Sentence) =>
  parts
    .filter(({ href, cite }) => href === null || cite !== null)
    .map(({ text }) => text)
    .join('')
    .replaceAll(quoted, ' ');

const sentenceLine = (sentence: Sentence): DraftLine => ({
  text: sentence.parts.map(({ text }) => text).join(''),
  facts: factsOf(sentence),
  about: null,
  cites: sentence.cites,
});

function showCell(cell: string | number | null, kind: CellKind, show: Show): string {
  if (cell === null) return '–';
  if (typeof cell === 'number') return kind === 'percent' ? show.share(cell) : show.number(cell);
  if (kind === 'instant') return show.instant(cell);
  return kind === 'month' ? show.month(cell) : cell;
}

function tableLines({ caption, columns, rows, cite }: AnswerTable, show: Show): DraftLine[] {
  if (cite === null) return [];
  return rows.map(({ cells }) => {
    const shown = columns.map(({ label, kind }, index) => ({
      label,
      kind,
      cell: showCell(cells[index] ?? null, kind, show),
    }));
    return {
      text: `${caption} — ${shown.map(({ label, cell }) => `${label}: ${cell}`).join('; ')}`,
      about: shown[0]?.cell ?? null,
      facts: shown.flatMap(({ kind, cell }) => (kind === 'text' ? [] : [cell])).join('; '),
      cites: [cite],
    };
  });
}

/** Everything that a draft says, with the sources it says it from. */
export const draftLines = ({ sentences, tables }: Answer, show: Show): readonly DraftLine[] => [
  ...sentences.map(sentenceLine).filter(({ cites }) => cites.length > 0),
  ...tables.flatMap((table) => tableLines(table, show)),
];
