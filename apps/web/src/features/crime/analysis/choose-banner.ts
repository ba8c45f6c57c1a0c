import type { AnalysisResult } from '@halyard/contracts/crime/analysis.ts';

export type BannerKind = 'processing' | 'failed' | 'warnings' | 'fallback' | 'success';

// A newer server may send unknown statuses: all of them are treated as completed.
type ShownResult = Pick<AnalysisResult, 'note' | 'metadata' | 'insights'> & { readonly status: string };

/** Whether the result is invented: indicated by its flag or its note (decision G-091). */
export const isMock = ({ note, insights }: Pick<ShownResult, 'note' | 'insights'>): boolean =>
  insights?.mockResult === true || /mock/i.test(note ?? '');

/** The one banner of a result, in the order of the specification. */
export function chooseBanner(result: ShownResult): BannerKind {
  if (result.status === 'processing') return 'processing';
  if (result.status === 'failed') return 'failed';
  if (result.metadata && result.metadata.warnings.length > 0) return 'warnings';
  return isMock(result) ? 'fallback' : 'success';
}
