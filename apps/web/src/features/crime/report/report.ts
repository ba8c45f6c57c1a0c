/** A report without its form: what the page and the table are both written from. Everything in it is plain text. */
export type Report = {
  readonly title: string;
  /** Of the page, `en`. */
  readonly language: string;
  /** Said first and large: the results are invented or generated. */
  readonly markings: readonly string[];
  readonly facts: readonly Fact[];
  readonly sections: readonly Section[];
  /** Caveats for using the figures; they also have their own section. */
  readonly caveats: readonly string[];
};

export type Fact = readonly [name: string, value: string];

export type Section =
  | { readonly kind: 'facts'; readonly title: string; readonly facts: readonly Fact[] }
  | { readonly kind: 'list'; readonly title: string; readonly items: readonly string[] }
  | {
      readonly kind: 'table';
      readonly title: string;
      readonly columns: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };
