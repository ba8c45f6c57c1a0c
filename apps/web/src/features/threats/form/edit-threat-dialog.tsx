import { useQueryClient } from '@tanstack/react-query';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { threatsWords } from '../../../text/loaders/intelligence.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { Spinner } from '../../../ui/page/spinner.tsx';
import { findListed, useThreat } from '../threat-queries.ts';
import { EditThreatForm } from './edit-threat-form.tsx';

type Props = { readonly id: string; readonly types: readonly string[]; readonly onClose: () => void };

/** Opens a threat for editing; the list's data is enough to begin. */
export function EditThreatDialog({ id, types, onClose }: Props) {
  const text = useMessages(threatsWords);
  const describeFailure = useDescribeError();
  const queries = useQueryClient();
  const detail = useThreat(id);
  const threat = detail.data?.threat ?? findListed(queries, id);
  if (threat) return <EditThreatForm threat={threat} types={types} onClose={onClose} />;
  return (
    <Dialog title={text.title} closeLabel={text.close} onClose={onClose}>
      {detail.isPending && <Spinner label={text.loadingOne} />}
      {detail.isError && (
        <Banner error={detail.error} tone="error">
          {describeFailure(detail.error, text.detail.failed)}{' '}
          <Button size="small" busy={detail.isFetching} onClick={() => void detail.refetch()}>
            {text.retry}
          </Button>
        </Banner>
      )}
    </Dialog>
  );
}
