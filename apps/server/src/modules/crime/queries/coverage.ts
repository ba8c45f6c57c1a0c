import type { CoverageCell, CrimeKind } from '@halyard/contracts/crime/crime.ts';
import { forceName, isOver, isPublished, noticeFor } from '@halyard/crime-analysis';
import type { Kysely } from 'kysely';
import { compareTexts } from '../../../database/fold.ts';
import type { CrimeFilesTable, CrimePartsTable } from '../../../database/tables/crime-schema.ts';
import type { Schema } from '../../../database/tables/schema.ts';
import { findConflicts } from '../imports/find-conflicts.ts';

const greaterManchester = 'greater-manchester';

/** Why there are no figures of a force and month without a file: none of these reasons means 0. */
export function whyAbsent(force: string, month: string, now: Date): 'future' | 'notPublished' | 'notImported' {
  // A force that stopped publishing has not published the current month either.
  if (noticeFor(force, month) !== null) return 'notPublished';
  if (!isOver(month, now)) return 'future';
  return isPublished(force, month, now) ? 'notImported' : 'notPublished';
}

type Present = CrimePartsTable & Pick<CrimeFilesTable, 'months' | 'forces' | 'rows_rejected'>;

async function readPresent(db: Kysely<Schema>, kind: CrimeKind, months: readonly string[]): Promise<Present[]> {
  return db
    .selectFrom('crime_parts')
    .innerJoin('crime_files', 'crime_files.id', 'crime_parts.file_id')
    .selectAll('crime_parts')
    .select(['crime_files.months', 'crime_files.forces', 'crime_files.rows_rejected'])
    .where('crime_parts.state', '=', 'live')
    .where('crime_parts.kind', '=', kind)
    .where('crime_parts.month', '>=', months[0] ?? '')
    .where('crime_parts.month', '<=', months.at(-1) ?? '')
    .execute();
}

/** Forces in published data, and the one that users look for in vain. */
export async function listForces(db: Kysely<Schema>): Promise<{ force: string; name: string }[]> {
  const rows = await db.selectFrom('crime_parts').select('force').distinct().where('state', '=', 'live').execute();
  const slugs = new Set([...rows.map(({ force }) => force), greaterManchester]);
  return [...slugs]
    .map((force) => ({ force, name: forceName(force) }))
    .sort((one, other) => compareTexts(one.name, other.name));
}

const nothing = {
  rows: null,
  withoutLocation: null,
  withoutLsoa: null,
  repeatedIds: null,
  antisocial: null,
  rejected: null,
  fileId: null,
  importedAt: null,
  sample: false,
} as const;

function cellOfPart(part: Present, now: Date): CoverageCell {
  const { force, month, kind, rows, antisocial } = part;
  // Generated months are whole, however young.
  const state = part.sample === 1 || isOver(month, now) ? 'present' : 'unfinished';
  // A file of several months or forces does not say to which of them its rejected rows belong.
  const hasOnePart = [part.months, part.forces].every((list) => (JSON.parse(list) as string[]).length === 1);
  const rejected = hasOnePart ? part.rows_rejected : null;
  return {
    force,
    month,
    kind,
    state,
    rows,
    antisocial,
    rejected,
    notice: noticeFor(force, month),
    withoutLocation: part.without_location,
    withoutLsoa: part.without_lsoa,
    repeatedIds: part.repeated_ids,
    fileId: part.file_id,
    sample: part.sample === 1,
    importedAt: part.published_at === null ? null : new Date(part.published_at).toISOString(),
  };
}

/** Files that count side by side are one cell: their rows are added up, and the newest of them is named. */
function presentCell(parts: readonly Present[], now: Date): CoverageCell | undefined {
  const [newest, ...others] = parts
    .toSorted((a, b) => Number(b.published_at) - Number(a.published_at))
    .map((part) => cellOfPart(part, now));
  if (!newest || others.length === 0) return newest;
  const all = [newest, ...others];
  const sum = (of: 'rows' | 'antisocial' | 'withoutLocation' | 'withoutLsoa' | 'repeatedIds' | 'rejected') =>
    all.some((cell) => cell[of] === null) ? null : all.reduce((total, cell) => total + Number(cell[of]), 0);
  return {
    ...newest,
    rows: sum('rows'),
    antisocial: sum('antisocial'),
    withoutLocation: sum('withoutLocation'),
    withoutLsoa: sum('withoutLsoa'),
    repeatedIds: sum('repeatedIds'),
    rejected: sum('rejected'),
    files: all.length,
  };
}

/** Pending decisions, by force and month. */
async function readHeld(db: Kysely<Schema>, kind: CrimeKind, months: readonly string[]) {
  const imports = await db.selectFrom('crime_imports').select('id').where('state', '=', 'held').execute();
  const found = await Promise.all(imports.map(({ id }) => findConflicts(db, id)));
  const ofKind = found.flat().filter((conflict) => conflict.kind === kind && months.includes(conflict.month));
  return new Map(
    ofKind.map(({ force, month, importId, fileId, rows, rejected }) => [
      `${force} ${month}`,
      { importId, fileId, rows, rejected },
    ]),
  );
}

type CoverageQuery = {
  readonly kind: CrimeKind;
  /** In order. */
  readonly months: readonly string[];
  readonly forces?: readonly string[] | undefined;
  readonly now: Date;
};

/** Data coverage: every force with every requested month, whether or not there is a file. */
export async function readCoverage(db: Kysely<Schema>, { kind, months, forces: wanted, now }: CoverageQuery) {
  const known = await listForces(db);
  const forces = wanted ? known.filter(({ force }) => wanted.includes(force)) : known;
  const present = await readPresent(db, kind, months);
  const parts = Map.groupBy(present, (part) => `${part.force} ${part.month}`);
  const held = await readHeld(db, kind, months);
  const cells = forces.flatMap(({ force }) =>
    months.map((month): CoverageCell => {
      const place = `${force} ${month}`;
      const cell = presentCell(parts.get(place) ?? [], now);
      const waiting = held.get(place);
      if (cell) return { ...cell, ...(waiting && { held: waiting }) };
      return { ...nothing, force, month, kind, state: whyAbsent(force, month, now), notice: noticeFor(force, month) };
    }),
  );
  return { forces, months: [...months], cells };
}
