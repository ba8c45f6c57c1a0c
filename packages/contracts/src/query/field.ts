import type { Permission } from '../policy.ts';

/**
 * What a field holds, and so what can be asked of it: `choice` a value of a fixed list, `name` a text that records
 * share (a source, a country; `usual` ones are recognized in every language), `names` several of them together (labels,
 * linked records), `person` somebody, `text` a record's own words, `hours` a length of time, `month` YYYY-MM, `id` a
 * key. What is `onlyFilter` can be asked for, but neither shown nor grouped by.
 */
export type Field = (
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'name'; readonly usual?: readonly string[] }
  | {
      readonly kind: 'names' | 'person' | 'text' | 'instant' | 'day' | 'month' | 'number' | 'hours' | 'flag' | 'id';
    }
) & { readonly onlyFilter?: true };
export type FieldKind = Field['kind'];

/** Filters of the screen that shows the same rows: which parameter a condition becomes, and how its value is written. */
export type ScreenParameter = {
  readonly parameter: string;
  /** The value of the parameter for a value of the field; left out where both are written alike. */
  readonly values?: Readonly<Record<string, string>>;
  /** Whether several values are written with commas, or with `separator` between them. */
  readonly many?: true;
  readonly separator?: '|';
};

/** A queryable subject: the fields of its records, who may read them, and where they are shown. */
export type Subject = {
  readonly access: Permission;
  readonly fields: Readonly<Record<string, Field>>;
  /** The field that names a record. */
  readonly title: string;
  /** The default time of a period without a verb: incidents "last week" are those opened then. */
  readonly time: string | null;
  /** Columns of a list, in addition to the title. */
  readonly columns: readonly string[];
  /** Newest first is by this field; null where there is no such order. */
  readonly newest: string | null;
  /** Known limitations of its rows: generated, incomplete. Stated with every affected answer. */
  readonly caveats?: true;
  /** A code whose words also mean its records, if nothing else uses every word of the question. */
  readonly calledAs?: `subject:${string}` | `field:${string}`;
  /**
   * Its values are everyday words (new, firing, silent): it is meant only if it is named, was asked about before, or is
   * open.
   */
  readonly onlyNamed?: true;
  /** Every row is the caller's own, or the caller's part of it: what others may read of theirs says nothing here. */
  readonly own?: true;
  readonly screen: {
    readonly path: string;
    readonly fixed?: Readonly<Record<string, string>>;
    /** The parameter that opens one record, and the screen it does so on where that is another one. */
    readonly record: string | null;
    readonly recordPath?: string;
    /** The field that names the record; the record's own key where there is none. */
    readonly recordField?: string;
    readonly filters: Readonly<Record<string, ScreenParameter>>;
    /** The field that the screen's `from` and `to` filter, with additional parameters. */
    readonly periods: Readonly<Record<string, Readonly<Record<string, string>>>>;
    /** Asked for nothing, the screen opens with the person's default view: its whole list has to say so. */
    readonly hasViews?: true;
    /** Additional parameters of the URL, unless a filter replaces them. */
    readonly otherwise?: Readonly<Record<string, string>>;
    /** Parameters that make the screen show records of any time, if it starts with recent ones. */
    readonly anyTime?: Readonly<Record<string, string>>;
  };
};

export const choice = (values: readonly string[]): Field => ({ kind: 'choice', values });
/** A value that an event mentions: it can be filtered by, but neither shown nor counted by. */
export const mention = (values: readonly string[]): Field => ({ kind: 'choice', values, onlyFilter: true });
export const name: Field = { kind: 'name' };
/** A name of which some values are known before anybody has entered one. */
export const nameLike = (usual: readonly string[]): Field => ({ kind: 'name', usual });
export const person: Field = { kind: 'person' };
export const words: Field = { kind: 'text' };
export const instant: Field = { kind: 'instant' };
export const day: Field = { kind: 'day' };
export const number: Field = { kind: 'number' };
export const names: Field = { kind: 'names' };
export const month: Field = { kind: 'month' };
export const hours: Field = { kind: 'hours' };
export const flag: Field = { kind: 'flag' };
/** Filters that are not values of the rows. */
export const filterName: Field = { kind: 'name', onlyFilter: true };
export const filterFlag: Field = { kind: 'flag', onlyFilter: true };
