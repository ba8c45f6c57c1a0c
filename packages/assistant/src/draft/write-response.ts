import { type ThreatSeverity, threatSeverities } from '@halyard/contracts/intelligence/threats.ts';
import type { Answer, AnswerTable, CellKind, Sentence } from '@halyard/contracts/work/assistant.ts';
import type { CoreWords } from '../words/core-words.ts';
import type { Show } from './show.ts';

function writeSentence({ parts, cites }: Sentence): string {
  const text = parts.map((part) => part.text).join('');
  return cites.length === 0 ? text : `${text} ${cites.map((n) => `[${n}]`).join('')}`;
}

const isLevel = (value: string | number): value is ThreatSeverity => threatSeverities.some((level) => level === value);

function writeCell(value: string | number | null, kind: CellKind, words: CoreWords, show: Show): string {
  if (value === null) return words.unknown;
  if (kind === 'severity' && isLevel(value)) return words.levels[value];
  if (kind === 'percent' && typeof value === 'number') return show.share(value);
  if (typeof value === 'number') return show.number(value);
  if (kind === 'instant') return show.instant(value);
  if (kind === 'month') return show.month(value);
  return value;
}

function writeTable({ caption, columns, rows, total }: AnswerTable, words: CoreWords, show: Show): string {
  const lines = rows.map(({ cells }) =>
    columns.map(({ kind }, index) => writeCell(cells[index] ?? null, kind, words, show)).join(' · '),
  );
  const more = total > rows.length ? [words.moreRows(show.number(total - rows.length))] : [];
  return [`${caption}:`, ...[...lines, ...more].map((line) => `- ${line}`)].join('\n');
}

/** The whole answer as plain text, for clients that read only `response`. */
export function writeResponse(answer: Answer, words: CoreWords, show: Show): string {
  const { sentences, tables, citations, suggestions, refused, proposal } = answer;
  const said = sentences.map(writeSentence).join(' ');
  const sources = citations.map(({ n, label, request }) => `[${n}] ${label}${request ? ` (${request})` : ''}`);
  const closest =
    refused && suggestions.length > 0 ? [`${words.tryAsking}\n${suggestions.map((one) => `- ${one}`).join('\n')}`] : [];
  const parts = [
    said,
    ...tables.map((table) => writeTable(table, words, show)),
    proposal?.summary ?? '',
    sources.join('\n'),
  ];
  return [...parts, ...closest].filter(Boolean).join('\n\n');
}
