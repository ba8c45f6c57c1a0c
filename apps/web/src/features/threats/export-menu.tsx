import { type ExportFormat, exportFormats } from '@halyard/contracts/intelligence/threats.ts';
import { Download } from 'lucide-react';
import { useDescribeError } from '../../api/errors/describe-error.ts';
import { useFormat } from '../../preferences/format.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { threatsWords } from '../../text/loaders/intelligence.ts';
import { Menu } from '../../ui/overlay/menu.tsx';
import { useToasts } from '../../ui/overlay/toasts.tsx';
import { useExportThreats } from './threat-queries.ts';
import styles from './threats.module.css';
import type { FilterQuery } from './threats-search.ts';

/** Saves the matching threats as a file, and says if they are not all of them. */
export function ExportMenu({ query }: { readonly query: FilterQuery }) {
  const { export: text } = useMessages(threatsWords);
  const describeFailure = useDescribeError();
  const format = useFormat();
  const toasts = useToasts();
  const download = useExportThreats(query);

  async function save(kind: ExportFormat) {
    try {
      const { rows, total } = await download.mutateAsync(kind);
      if (rows < total) toasts.show('info', text.partial(format.number(rows), format.number(total)));
      else toasts.show('success', text.saved(rows, format.number(rows)));
    } catch (error) {
      toasts.show('error', describeFailure(error, text.failed), { error });
    }
  }

  return (
    <Menu
      align="end"
      className={styles.menu}
      trigger={
        <>
          <Download size={16} aria-hidden />
          {download.isPending ? text.exporting : text.button}
        </>
      }
    >
      {(close) =>
        exportFormats.map((kind) => (
          <button
            key={kind}
            type="button"
            role="menuitem"
            onClick={() => {
              close();
              if (!download.isPending) void save(kind);
            }}
          >
            {text.formats[kind]}
          </button>
        ))
      }
    </Menu>
  );
}
