import type { IncomingAlert, Rejection } from '@halyard/alert-intake';

/** What a mapping makes of one delivery. */
export type Mapped = {
  readonly incoming: readonly { readonly alert: IncomingAlert; readonly fingerprint: string }[];
  readonly heartbeats: number;
  readonly rejections: readonly Rejection[];
  readonly unmapped: readonly string[];
};

export type MappedOrNot =
  | { readonly is: 'mapped'; readonly mapped: Mapped }
  | { readonly is: 'rejected'; readonly message: string };
