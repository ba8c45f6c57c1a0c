import { isFeedFormat } from '@halyard/contracts/inflow/formats.ts';
import type { Source } from '@halyard/contracts/inflow/sources.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sourcesWords } from '../../../text/loaders/sources.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyField } from '../../../ui/form/copy-field.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { Snippet } from './snippet.tsx';

/** A source and its token, which cannot be shown again. */
export type Connecting = { readonly source: Source; readonly token: string };

type Props = Connecting & { readonly formatName: string; readonly onClose: () => void };

/** Shows a new token once, with the URL and the lines to paste; it is discarded with the dialog. */
export function ConnectDialog({ source, token, formatName, onClose }: Props) {
  const text = useMessages(sourcesWords);
  const { connect } = text;
  return (
    <Dialog
      title={connect.title(source.name)}
      closeLabel={text.close}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {connect.done}
        </Button>
      }
    >
      <div className={layout.stackFar}>
        <Banner tone="warning">{connect.once}</Banner>
        <CopyField
          label={connect.token}
          value={token}
          copyLabel={text.copy}
          copiedLabel={text.copied}
          failedLabel={text.copyFailed}
        />
        {!isFeedFormat(source.format) && (
          <Snippet id={source.id} format={source.format} formatName={formatName} token={token} />
        )}
      </div>
    </Dialog>
  );
}
