import type { AnalysisResult } from '@halyard/contracts/crime/analysis.ts';
import { chooseBanner, isMock } from '../analysis/choose-banner.ts';
import type { Report } from './report.ts';

type ReportInput = { readonly result: AnalysisResult; readonly month: string; readonly madeAt: number };

/** The result for machines, with the reader's information: whether it is invented, caveats, license. */
export function writeReportJson(
  { markings, caveats }: Report,
  { result, month, madeAt }: ReportInput,
  licence: string,
): string {
  const data = {
    month,
    madeAt: new Date(madeAt).toISOString(),
    banner: chooseBanner(result),
    sampleData: isMock(result),
    generatedData: result.details?.generated ?? false,
    markings,
    licence,
    caveats,
    sources: result.details?.files ?? [],
    result,
  };
  return `${JSON.stringify(data, null, 2)}\n`;
}
