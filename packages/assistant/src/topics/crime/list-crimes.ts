import type { Draft } from '../../draft/create-draft.ts';
import { plain } from '../../draft/marked-text.ts';
import { askFigures, askRows, hrefOfRows, wantedRows } from './ask-crimes.ts';
import { sayAssumed, sayTotal } from './count-crimes.ts';
import type { Wanted } from './read-wanted.ts';
import { sayAbsent, sayCoverage } from './say-caveats.ts';
import { texts } from './texts.ts';

const rowsShown = 10;

/** The first rows themselves, with how many there are. */
export async function answerList(draft: Draft, wanted: Wanted): Promise<boolean> {
  const { caption, columns, category, snap } = texts[draft.language];
  const rows = wantedRows(wanted, draft);
  const figures = await askFigures(draft, rows);
  sayTotal(draft, wanted, rows, figures.reply, figures.cite);
  const { reply, cite } = await askRows(draft, rows, rowsShown);
  draft.table({
    caption: caption.rows,
    total: reply.total,
    cite,
    columns: [
      { label: columns.month, kind: 'month' },
      { label: columns.category, kind: 'text' },
      { label: columns.area, kind: 'text' },
      { label: columns.location, kind: 'text' },
      { label: columns.outcome, kind: 'text' },
    ],
    rows: reply.rows.map((row) => ({
      href: hrefOfRows({ ...rows.query, from: row.month, to: row.month, category: row.category }),
      cells: [row.month, category(row.category), ...[row.area, row.location, row.outcome].map(textOf)],
    })),
  });
  if (reply.rows.length > 0) draft.say(snap);
  sayAssumed(draft, wanted);
  sayAbsent(draft, rows, figures.reply, figures.cite);
  await sayCoverage(draft, rows);
  return true;
}

const textOf = (value: string | null) => (value === null ? null : plain(value));
