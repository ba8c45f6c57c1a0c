import type { BlockList } from '@halyard/contracts/inflow/block-lists.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { blockListsWords } from '../../../text/loaders/block-lists.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyField } from '../../../ui/form/copy-field.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { ListAddresses } from './list-addresses.tsx';

/** A list and its new token, which cannot be shown again. */
export type MadeToken = { readonly list: BlockList; readonly token: string };

/** Shows a new token once, with the list's URL and the lines to paste; it is discarded with the dialog. */
export function TokenDialog({ list, token, onClose }: MadeToken & { readonly onClose: () => void }) {
  const text = useMessages(blockListsWords);
  return (
    <Dialog
      title={text.token.title(list.name)}
      closeLabel={text.close}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {text.token.done}
        </Button>
      }
    >
      <div className={layout.stackFar}>
        <Banner tone="warning">{text.token.once}</Banner>
        <CopyField
          label={text.list.token}
          value={token}
          copyLabel={text.copy}
          copiedLabel={text.copied}
          failedLabel={text.copyFailed}
        />
        <ListAddresses list={list} token={token} />
      </div>
    </Dialog>
  );
}
