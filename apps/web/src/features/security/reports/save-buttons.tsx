import { Download } from 'lucide-react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { securityWords } from '../../../text/loaders/intelligence.ts';
import { Button } from '../../../ui/button.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { type ReportFormat, reportFormats, useSaveReport } from '../report-queries.ts';
import type { ReportSpan } from './report-span.ts';

/** Exports the report: as a printable page, or as a table. */
export function SaveButtons({ request }: { readonly request: ReportSpan & { readonly timeZone: string } }) {
  const describeError = useDescribeError();
  const { reports: text } = useMessages(securityWords);
  const toasts = useToasts();
  const saving = useSaveReport(request);

  async function save(format: ReportFormat) {
    try {
      toasts.show('success', text.saved(await saving.mutateAsync(format)));
    } catch (error) {
      toasts.show('error', describeError(error, text.saveFailed), { error });
    }
  }

  return (
    <div className={layout.toolbar}>
      {reportFormats.map((format) => (
        <Button key={format} busy={saving.isPending} onClick={() => void save(format)}>
          <Download size={16} aria-hidden />
          {saving.isPending && saving.variables === format ? text.saving : text[format]}
        </Button>
      ))}
    </div>
  );
}
