import type { SigmaLevel, SigmaStatus } from '@halyard/contracts/inflow/sigma.ts';
import type { Condition } from './read-condition.ts';

export type Logsource = {
  readonly category: string | null;
  readonly product: string | null;
  readonly service: string | null;
};

export type Scalar = string | number | boolean | null;

/** `Image|endswith`: one field with its modifiers and values; the field is null for a search in all values. */
export type FieldItem = {
  readonly field: string | null;
  readonly modifiers: readonly string[];
  readonly values: readonly Scalar[];
  /** Where it is in the document. */
  readonly path: readonly (string | number)[];
};

/** Alternatives, of which each needs all of its items. */
export type Selection = readonly (readonly FieldItem[])[];

/** A rule as its author wrote it (Sigma specification 2.1), read and checked. */
export type SigmaRule = {
  readonly id: string | null;
  readonly title: string;
  readonly level: SigmaLevel | null;
  readonly status: SigmaStatus | null;
  readonly description: string | null;
  readonly author: string | null;
  /** ATT&CK numbers of the tags: `T1059.001`. */
  readonly techniques: readonly string[];
  readonly tags: readonly string[];
  readonly references: readonly string[];
  readonly falsePositives: readonly string[];
  readonly logsource: Logsource;
  readonly selections: Readonly<Record<string, Selection>>;
  readonly condition: Condition;
};
