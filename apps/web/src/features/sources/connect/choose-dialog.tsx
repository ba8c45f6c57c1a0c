import type { ComponentProps } from 'react';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sourcesWords } from '../../../text/loaders/sources.ts';
import layout from '../../../ui/layout/layout.module.css';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Gallery } from './gallery.tsx';

type Props = ComponentProps<typeof Gallery> & { readonly onClose: () => void };

/** The gallery in a window, for screens that have no room for it. */
export function ChooseDialog({ onClose, ...gallery }: Props) {
  const text = useMessages(sourcesWords);
  return (
    <Dialog title={text.add} closeLabel={text.close} onClose={onClose}>
      <div className={layout.stackLoose}>
        <p>{text.gallery.choose}</p>
        <Gallery {...gallery} />
      </div>
    </Dialog>
  );
}
