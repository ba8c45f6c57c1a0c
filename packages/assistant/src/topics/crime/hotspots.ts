import { type CrimeGrid, getCrimeGrid } from '@halyard/contracts/crime/crime.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { plain } from '../../draft/marked-text.ts';
import { askFigures, type CrimeRows, hrefOfRows, isUnknown, wantedRows } from './ask-crimes.ts';
import { sayAssumed, sayTotal } from './count-crimes.ts';
import { monthsIn } from './months.ts';
import type { Wanted } from './read-wanted.ts';
import { sayAbsent, sayCoverage } from './say-caveats.ts';
import { texts } from './texts.ts';

/** Metres between opposite sides of a hexagon. */
const size = 1_000;
const areasNamed = 3;

type Cell = CrimeGrid['cells'][number];

const ofCell = ({ query }: CrimeRows, { cell }: Cell) => hrefOfRows({ ...query, cell });

function wordOfCell({ longitude, latitude }: Cell, draft: Draft): string {
  const degrees = (value: number) => value.toFixed(3);
  return texts[draft.language].at(degrees(latitude), degrees(longitude));
}

async function sayAreas(draft: Draft, rows: CrimeRows, cell: Cell): Promise<void> {
  const text = texts[draft.language];
  const place = wordOfCell(cell, draft);
  const words = [...rows.words, place];
  const { reply, cite } = await askFigures(
    draft,
    { ...rows, query: { ...rows.query, cell: cell.cell }, words },
    'area',
  );
  const named = reply.groups.slice(0, areasNamed).flatMap(({ key, count }) => (key === null ? [] : [{ key, count }]));
  if (named.length > 0)
    draft.say(
      text.hotspotIn(
        place,
        draft.show.list(named.map(({ key, count }) => `${plain(key)} (${draft.figure(count, cite)})`)),
      ),
    );
}

function tableOfCells(draft: Draft, rows: CrimeRows, { cells }: CrimeGrid, cite: number): void {
  const { hotspotCaption, hexagon, columns } = texts[draft.language];
  draft.table({
    caption: hotspotCaption,
    cite,
    total: cells.length,
    columns: [
      { label: hexagon, kind: 'text' },
      { label: columns.crimes, kind: 'number' },
    ],
    rows: cells
      .slice(0, 10)
      .map((cell) => ({ href: ofCell(rows, cell), cells: [wordOfCell(cell, draft), cell.count] })),
  });
}

/** Where most of it is: the busiest hexagon of the map, in which areas it lies, and the next ones. */
export async function answerHotspots(draft: Draft, wanted: Wanted): Promise<boolean> {
  const text = texts[draft.language];
  const rows = wantedRows(wanted, draft);
  const figures = await askFigures(draft, rows);
  sayTotal(draft, wanted, rows, figures.reply, figures.cite);
  if (!isUnknown(figures.reply, monthsIn(wanted.first))) {
    const { reply, cite } = await draft.ask(
      getCrimeGrid,
      { query: { ...rows.query, size: String(size) } },
      {
        label: text.gridLabel(rows.words.join(texts[draft.language].separator)),
        href: hrefOfRows(rows.query).replace('tab=records', 'tab=explore'),
        records: ({ total }) => total,
      },
    );
    const [busiest] = reply.cells;
    if (busiest) {
      const place = draft.name(wordOfCell(busiest, draft), ofCell(rows, busiest));
      const tied = reply.cells.filter(({ count }) => count === busiest.count).length;
      if (tied === 1) draft.say(text.hotspot(draft.figure(busiest.count, cite), place));
      else draft.say(text.hotspotsTied(draft.figure(tied, cite), draft.figure(busiest.count, cite)));
      await sayAreas(draft, rows, busiest);
    }
    if (reply.withoutLocation > 0) draft.say(text.unlocated(draft.figure(reply.withoutLocation, cite)));
    tableOfCells(draft, rows, reply, cite);
    draft.say(text.snap);
  }
  sayAssumed(draft, wanted);
  sayAbsent(draft, rows, figures.reply, figures.cite);
  await sayCoverage(draft, rows);
  return true;
}
