import type { QuerySpec, SubjectName } from '@halyard/contracts/query/query-spec.ts';
import type { ActionName } from '@halyard/contracts/work/assistant-actions.ts';
import type { ActionRequest } from '../actions/decide-action.ts';
import type { ReadValues } from '../reader/find-named.ts';
import type { Now } from '../times/named-date.ts';

/** A record or a value that a question names or means. A model gets `ref` and `label`, never the key. */
export type Name = {
  /** `person-1` */
  readonly ref: string;
  /** Its possible field: `incidents.assignee`; of a record its subject, `incidents`. */
  readonly of: readonly string[];
  readonly key: string;
  readonly label: string;
  /** Its origin: the question's own words, the open screen, or the previous question. */
  readonly from: 'question' | 'screen' | 'before';
  /** How the question wrote it. */
  readonly written: readonly string[];
};

/** A question that the grammar is not sure of, with what a model may know of it. */
export type Unread = {
  /** Tidied. */
  readonly message: string;
  readonly now: Now;
  /** Subjects and actions permitted for the user. */
  readonly subjects: readonly SubjectName[];
  readonly actions: readonly ActionName[];
  readonly before: QuerySpec | null;
  readonly screen: SubjectName | null;
  readonly names: readonly Name[];
  readonly readValues: ReadValues;
  /** Whether a word is one of the language rather than only somebody's name. */
  readonly isWord: (word: string) => boolean;
};

export type ModelReading = { readonly query: QuerySpec } | { readonly action: ActionRequest } | { readonly none: true };

/** One thing that a draft says. */
export type DraftLine = {
  readonly text: string;
  /** Figures, times and codes that are the product's own: not the words of a record. */
  readonly facts: string;
  /** The subject of the figures, if the line is a row of a table: a sentence that states one must name it. */
  readonly about: string | null;
  readonly cites: readonly number[];
};

/** A model as one question meets it; it has failed where it returns nothing, and never throws for that. */
export type ModelReader = {
  readonly name: string;
  readonly read: (question: Unread) => Promise<ModelReading>;
  /**
   * Returns the draft in other words as Markdown with its sources; null where nothing of it can be kept. `people` are
   * words of people's names: those that a source does not say are not kept.
   */
  readonly rewrite: (lines: readonly DraftLine[], people: readonly string[]) => Promise<string | null>;
};
