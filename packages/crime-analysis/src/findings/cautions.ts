import type { Caution } from '@halyard/contracts/crime/analysis.ts';
import type { CoverageCell } from '@halyard/contracts/crime/crime.ts';
import { forceName } from '../forces.ts';
import { englishMonth } from './months.ts';
import { round } from './round.ts';

export type CautionFacts = {
  readonly month: string;
  /** Street-level coverage of the month, a cell for each force. */
  readonly cells: readonly CoverageCell[];
  /** Forces of the chosen cities of which no file was ever imported: they have no cell. */
  readonly neverImported: readonly string[];
  readonly rows: number;
  readonly generated: boolean;
  /** Rows of chosen cities whose own force published nothing. */
  readonly reportedByOthers: { readonly cities: readonly string[]; readonly count: number };
  /** Whether there is a month to compare with. */
  readonly isComparable: boolean;
};

const nothingMore = { names: [], count: null, share: null } as const;

/** No data: only the reason. */
export function cautionsWithoutData(month: string, cells: readonly CoverageCell[]): Caution[] {
  // A force that stopped publishing says nothing about the month.
  const waiting = cells.filter(({ state }) => state !== 'notPublished');
  const isFuture = waiting.length > 0 && waiting.every(({ state }) => state === 'future');
  return [...(isFuture ? [{ code: 'future_month' as const, month, ...nothingMore, names: [] }] : []), noData(month)];
}

const noData = (month: string): Caution => ({ code: 'no_data', month, ...nothingMore, names: [] });

/** Caveats that the reader must know before trusting the figures of a month, the most severe first. */
export function cautionsOf(facts: CautionFacts): Caution[] {
  const { month, cells, rows, generated, reportedByOthers, isComparable } = facts;
  const caution = (code: Caution['code'], names: readonly string[], count: number | null): Caution[] =>
    names.length > 0 || count
      ? [{ code, month, names: [...names], count, share: count === null || rows === 0 ? null : round(count / rows, 4) }]
      : [];
  const sum = (of: 'withoutLocation' | 'withoutLsoa' | 'repeatedIds' | 'rejected') =>
    cells.reduce((all, cell) => all + (cell[of] ?? 0), 0);
  const named = (state: CoverageCell['state']) =>
    cells.filter((cell) => cell.state === state).map(({ force }) => forceName(force));
  return [
    ...(generated ? [{ code: 'generated_data' as const, month, ...nothingMore, names: [] }] : []),
    ...(cells.some(({ state }) => state === 'unfinished')
      ? [{ code: 'future_month' as const, month, ...nothingMore, names: [] }]
      : []),
    ...caution('force_missing', [...named('notImported'), ...facts.neverImported.map(forceName)], null),
    ...caution('not_published', named('notPublished'), null),
    ...(reportedByOthers.count > 0
      ? caution('other_forces_only', reportedByOthers.cities, reportedByOthers.count)
      : []),
    ...caution('rows_rejected', [], sum('rejected')),
    ...caution('without_location', [], sum('withoutLocation')),
    ...caution('without_lsoa', [], sum('withoutLsoa')),
    ...caution('repeated_ids', [], sum('repeatedIds')),
    ...(isComparable ? [] : [{ code: 'no_comparison' as const, month, ...nothingMore, names: [] }]),
  ];
}

/** Shares above which blank places are out of the ordinary; published files have up to a seventh without an LSOA. */
const unusualShares = { without_location: 0.1, without_lsoa: 0.2 } as const;

/**
 * Cautions that this analysis is limited, as English sentences. Facts that always apply, and that the data was
 * generated, are shown beside the figures and are not warnings.
 */
export function warningsOf(cautions: readonly Caution[]): string[] {
  return cautions.flatMap(({ code, month, names, count, share }) => {
    const when = month === null ? 'this month' : englishMonth(month);
    switch (code) {
      case 'no_data':
        return [`No police data for ${when} has been imported.`];
      case 'future_month':
        return [`${when} is not over yet.`];
      case 'force_missing':
        return [`No file of ${names.join(', ')} for ${when} has been imported.`];
      case 'rows_rejected':
        return [`${count} ${count === 1 ? 'row' : 'rows'} of ${when} could not be read and are not counted.`];
      case 'without_location':
      case 'without_lsoa': {
        const missing = code === 'without_location' ? 'location' : 'area';
        const percent = ((share ?? 0) * 100).toFixed(1);
        return (share ?? 0) > unusualShares[code] ? [`${percent}% of the rows of ${when} have no ${missing}.`] : [];
      }
      default:
        return [];
    }
  });
}
