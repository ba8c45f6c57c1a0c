import { isBlockable } from '@halyard/contracts/inflow/block-lists.ts';
import { ShieldBan } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useDescribeError } from '../../api/errors/describe-error.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { blockListsWords } from '../../text/loaders/block-lists.ts';
import { observablesWords } from '../../text/loaders/observables.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Banner } from '../../ui/page/banner.tsx';
import { Spinner } from '../../ui/page/spinner.tsx';
import type { ObservedObject } from '../observables/observable-queries.ts';
import { useRights } from '../use-rights.ts';
import { type Blockable, BlockDialog } from './block-dialog.tsx';
import { useBlockLists } from './block-list-queries.ts';

type Props = { readonly candidates: readonly Blockable[]; readonly origin?: ObservedObject };

/** The lists are requested when the dialog opens. */
function LoadedDialog({ onClose, ...rest }: Props & { readonly onClose: () => void }) {
  const text = useMessages(blockListsWords);
  const describeError = useDescribeError();
  const lists = useBlockLists();
  if (lists.data) return <BlockDialog {...rest} lists={lists.data} onClose={onClose} />;
  return (
    <Dialog title={text.add.title} closeLabel={text.close} onClose={onClose}>
      {lists.isError ? (
        <Banner error={lists.error} tone="error">
          {describeError(lists.error, text.failures.lists)}
        </Banner>
      ) : (
        <Spinner label={text.loading} />
      )}
    </Dialog>
  );
}

/** Offers to put values onto a block list: where something can be blocked, to those who may. */
export function BlockButton({ candidates, origin }: Props) {
  const { toBlockList } = useMessages(observablesWords);
  const { may } = useRights();
  const [isOpen, setOpen] = useState(false);
  const blockable = candidates.filter(({ type }) => isBlockable(type));
  if (!may('observables', 'edit') || blockable.length === 0) return null;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        <ShieldBan size={14} aria-hidden />
        {toBlockList}
      </Button>
      <Suspense>
        {isOpen && <LoadedDialog candidates={blockable} {...(origin && { origin })} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
