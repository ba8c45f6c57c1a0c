import { exportIncidentReport, getIncidentReport } from '@halyard/contracts/operations/reports.ts';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/call.ts';
import { saveFile } from '../../api/files/save-file.ts';
import { incidentsKey } from './incident-queries.ts';
import type { ReportSpan } from './reports/report-span.ts';

type ReportRequest = ReportSpan & { readonly timeZone: string };

export function useReport(request: ReportRequest | undefined) {
  const call = useApi();
  return useQuery({
    queryKey: [...incidentsKey, 'report', request],
    // Not requested while there is nothing to request.
    enabled: request !== undefined,
    queryFn: ({ signal }) => call(getIncidentReport, { query: request as ReportRequest, signal }),
    placeholderData: keepPreviousData,
  });
}

export const reportFormats = ['html', 'csv'] as const;
export type ReportFormat = (typeof reportFormats)[number];

/** Hands the browser the report as a file; resolves with its name. */
export function useSaveReport(request: ReportRequest) {
  const call = useApi();
  return useMutation({
    async mutationFn(format: ReportFormat) {
      const { file } = await call(exportIncidentReport, { query: { ...request, format } });
      saveFile(file);
      return file.name;
    },
  });
}
