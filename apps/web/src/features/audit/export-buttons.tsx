import { Download } from 'lucide-react';
import { useDescribeError } from '../../api/errors/describe-error.ts';
import { useFormat } from '../../preferences/format.ts';
import { StepUpDeclined } from '../../session/sign-in/step-up.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { auditWords } from '../../text/loaders/administration.ts';
import { Button } from '../../ui/button.tsx';
import { useToasts } from '../../ui/overlay/toasts.tsx';
import { useExportAudit } from './audit-queries.ts';
import type { AuditQuery } from './audit-search.ts';

/** Saves the matching entries as a file, and says if they are not all of them. */
export function ExportButtons({ query }: { readonly query: AuditQuery }) {
  const describeFailure = useDescribeError();
  const { export: text } = useMessages(auditWords);
  const format = useFormat();
  const toasts = useToasts();
  const download = useExportAudit(query);

  async function save(kind: 'csv' | 'json') {
    try {
      const { rows, total } = await download.mutateAsync(kind);
      if (rows < total) toasts.show('info', text.partial(format.number(rows), format.number(total)));
      else toasts.show('success', text.saved(rows, format.number(rows)));
    } catch (error) {
      if (!(error instanceof StepUpDeclined)) toasts.show('error', describeFailure(error, text.failed), { error });
    }
  }

  return (['csv', 'json'] as const).map((kind) => (
    <Button key={kind} busy={download.isPending} onClick={() => void save(kind)}>
      <Download size={16} aria-hidden />
      {download.isPending && download.variables === kind ? text.exporting : text[kind]}
    </Button>
  ));
}
