import type { AuditEntry } from '@halyard/contracts/server/audit.ts';
import { useDescribeError } from '../../api/errors/describe-error.ts';
import { useFormat } from '../../preferences/format.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { auditWords } from '../../text/loaders/administration.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Banner } from '../../ui/page/banner.tsx';
import { Spinner } from '../../ui/page/spinner.tsx';
import { useAuditEntry } from './audit-queries.ts';
import { EntryFacts } from './entry-facts.tsx';

type Props = {
  readonly seq: number;
  /** The entry, where the list shows it already. */
  readonly listed: AuditEntry | undefined;
  readonly onClose: () => void;
};

/** One entry with all its details. */
export function EntryDialog({ seq, listed, onClose }: Props) {
  const describeFailure = useDescribeError();
  const text = useMessages(auditWords);
  const format = useFormat();
  const loading = useAuditEntry(seq, listed);
  const entry = listed ?? loading.data;
  return (
    <Dialog title={text.entry.title(format.number(seq))} closeLabel={text.close} onClose={onClose}>
      {entry && <EntryFacts entry={entry} />}
      {entry === null && <p>{text.entry.gone}</p>}
      {entry === undefined && loading.isPending && <Spinner label={text.entry.loading} />}
      {entry === undefined && loading.isError && (
        <Banner error={loading.error} tone="error">
          {describeFailure(loading.error, text.entry.failed)}{' '}
          <Button size="small" busy={loading.isFetching} onClick={() => void loading.refetch()}>
            {text.retry}
          </Button>
        </Banner>
      )}
    </Dialog>
  );
}
