import type { CrimeQuery } from '@halyard/contracts/crime/crime.ts';
import { Download } from 'lucide-react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useRights } from '../../../records/use-rights.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { crimeRecordsWords } from '../../../text/loaders/crime.ts';
import { Button } from '../../../ui/button.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { useExportRows } from './records-queries.ts';

/** Saves the rows of the filter as CSV, and says if the file does not contain all of them. */
export function ExportRowsButton({ query }: { readonly query: CrimeQuery }) {
  const text = useMessages(crimeRecordsWords);
  const describeError = useDescribeError();
  const format = useFormat();
  const toasts = useToasts();
  const { may } = useRights();
  const saving = useExportRows(query);
  const mayExport = may('exports', 'bulk');

  async function save() {
    try {
      const { rows, total } = await saving.mutateAsync();
      if (rows < total) toasts.show('info', text.exportPartial(format.number(rows), format.number(total)));
      else toasts.show('success', text.exported(rows, format.number(rows)));
    } catch (error) {
      toasts.show('error', describeError(error, text.exportFailed), { error });
    }
  }

  return (
    <Button
      size="small"
      busy={saving.isPending}
      disabled={!mayExport}
      title={mayExport ? undefined : text.exportDenied}
      onClick={() => void save()}
    >
      <Download size={16} aria-hidden />
      {saving.isPending ? text.exporting : text.export}
    </Button>
  );
}
