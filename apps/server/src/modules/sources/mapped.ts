import type { IncomingAlert, Rejection } from '@halyard/alert-intake';

/** What a mapping makes of one delivery. */
export type Mapped = {
  readonly incoming: readonly {
    readonly alert: IncomingAlert;
    readonly fingerprint: string;
    /** The Sigma rule that made it; beside what the mapping makes of it, or for a source of events instead. */
    readonly byRule?: { readonly isBeside: boolean };
  }[];
  readonly heartbeats: number;
  readonly rejections: readonly Rejection[];
  readonly unmapped: readonly string[];
};

export type MappedOrNot =
  | { readonly is: 'mapped'; readonly mapped: Mapped }
  | { readonly is: 'rejected'; readonly message: string };
