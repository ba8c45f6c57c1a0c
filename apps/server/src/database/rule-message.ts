import type { ThreatSeverity } from '@halyard/contracts/intelligence/threats.ts';

/** What a rule says of a record, as the intake takes it. Instants are milliseconds since 1970. */
export type RuleMessage = {
  readonly recordId: string;
  readonly state: 'firing' | 'resolved';
  /** Tells the times apart that it began to match. */
  readonly episode: string;
  readonly at: number;
  readonly title: string;
  readonly severity: ThreatSeverity | null;
  /** No one stated the severity. */
  readonly isAssumed: boolean;
  readonly sample: 0 | 1;
  /** The queue that its rule names. */
  readonly queue?: string | undefined;
  readonly facts: {
    readonly description?: string | null;
    readonly category?: string;
    readonly tags?: readonly string[];
    readonly confidence?: number | null;
    readonly tlp?: string | null;
  };
};
