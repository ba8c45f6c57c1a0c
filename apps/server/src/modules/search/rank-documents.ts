import { incidentName } from '@halyard/contracts/operations/incidents.ts';
import { resultsOfKind, type SearchKind, searchKinds } from '@halyard/contracts/work/search.ts';
import { sortKey } from '../../database/fold.ts';
import { splitWords } from '../../database/full-text/split-query.ts';

/** The columns of the table of documents. */
export type SearchDocument = {
  readonly id: number;
  readonly kind: SearchKind;
  readonly record_id: string;
  readonly title: string;
  readonly subtitle: string;
  readonly at: number;
};

/** How many of a kind are shown. */
export const shownOfEach = resultsOfKind;

/** All names of a record. */
function namesOf({ kind, record_id: id, title, subtitle }: SearchDocument): readonly string[] {
  if (kind === 'incident') return [title, id, incidentName(Number(id))];
  return kind === 'user' ? [title, ...subtitle.split(' · ')] : [title, id];
}

function hasAll(title: string, words: readonly string[]): boolean {
  const own = splitWords(title).map(({ word }) => word);
  return words.every((word) => own.some((other) => other.startsWith(word)));
}

/** 0 for an exact name, 1 for a prefix, 2 if all words are in it, 3 if they are elsewhere. */
function distance(document: SearchDocument, query: string, words: readonly string[]): number {
  const title = sortKey(document.title);
  if (title === query || namesOf(document).some((name) => sortKey(name) === query)) return 0;
  if (title.startsWith(query)) return 1;
  return hasAll(title, words) ? 2 : 3;
}

type Ranked = { readonly shown: readonly SearchDocument[]; readonly more: readonly SearchKind[] };

/** Best first, the newest of equals first, at most five of each kind; `more` names the kinds that have more. */
export function rankDocuments(query: string, documents: readonly SearchDocument[]): Ranked {
  const folded = sortKey(query);
  const words = splitWords(query).map(({ word }) => word);
  const unique = [...new Map(documents.map((document) => [document.id, document])).values()];
  const ranked = unique
    .map((document) => ({ document, far: distance(document, folded, words) }))
    .toSorted(
      (one, other) => one.far - other.far || other.document.at - one.document.at || other.document.id - one.document.id,
    )
    .map(({ document }) => document);
  const groups = searchKinds.map((kind) => ({ kind, found: ranked.filter((document) => document.kind === kind) }));
  return {
    shown: groups.flatMap(({ found }) => found.slice(0, shownOfEach)),
    more: groups.filter(({ found }) => found.length > shownOfEach).map(({ kind }) => kind),
  };
}
