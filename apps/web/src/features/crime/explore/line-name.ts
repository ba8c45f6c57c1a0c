import type { CrimeQuery } from '@halyard/contracts/crime/crime.ts';
import { antiSocialBehaviour } from '@halyard/contracts/crime/crime.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { crimeExploreWords } from '../../../text/loaders/crime.ts';
import { changeQuery, type QueryChange } from '../crime-filter.ts';
import { allCrime } from './trend-lines.ts';

/** The label of a row: categories keep the publisher's name. */
export function useLineName(): (key: string) => string {
  const text = useMessages(crimeExploreWords);
  return (key) => (key === allCrime ? text.crime : key);
}

/** The rows of one line in one month. */
export function queryOfPoint(query: CrimeQuery, key: string, month: string): CrimeQuery {
  const narrowed: QueryChange =
    key === allCrime ? { antisocial: 'no' } : key === antiSocialBehaviour ? { antisocial: 'only' } : { category: key };
  return changeQuery(query, { from: month, to: month, ...narrowed });
}
