import type { IncomingAlert, Rejection } from '@halyard/alert-intake';

/** A mapping's result for one delivery. */
export type Mapped = {
  readonly incoming: readonly {
    readonly alert: IncomingAlert;
    readonly fingerprint: string;
    /**
     * The Sigma rule that created it; in addition to the mapping's results, or instead of them for a source of events.
     */
    readonly byRule?: { readonly isBeside: boolean };
  }[];
  readonly heartbeats: number;
  readonly rejections: readonly Rejection[];
  readonly unmapped: readonly string[];
};

export type MappedOrNot =
  | { readonly is: 'mapped'; readonly mapped: Mapped }
  | { readonly is: 'rejected'; readonly message: string };
