import type { Connection, Entity } from '@halyard/contracts/intelligence/entities.ts';
import { ConnectDialog } from './change/connect-dialog.tsx';
import { DeleteQuestion } from './change/delete-question.tsx';
import { EditConnectionDialog } from './change/edit-connection-dialog.tsx';
import { EntityDialog } from './change/entity-dialog.tsx';

export type OpenDialog =
  | { readonly kind: 'add' }
  | { readonly kind: 'edit' | 'connect' | 'delete'; readonly entity: Entity }
  | { readonly kind: 'editConnection'; readonly connection: Connection };

type Props = {
  readonly dialog: OpenDialog;
  /** Opens a window, or closes the one that is open. */
  readonly onOpen: (dialog: OpenDialog | null) => void;
  readonly onSaved: (id: string) => void;
  readonly onDeleted: () => void;
};

/** The window that changes the network, whichever is open. */
export function ChangeDialogs({ dialog, onOpen, onSaved, onDeleted }: Props) {
  const ways = { onClose: () => onOpen(null), onReopen: () => onOpen(dialog) };
  if (dialog.kind === 'add') return <EntityDialog entity={undefined} onSaved={onSaved} {...ways} />;
  if (dialog.kind === 'editConnection') return <EditConnectionDialog connection={dialog.connection} {...ways} />;
  if (dialog.kind === 'edit') return <EntityDialog entity={dialog.entity} onSaved={onSaved} {...ways} />;
  if (dialog.kind === 'connect') return <ConnectDialog entity={dialog.entity} {...ways} />;
  return <DeleteQuestion entity={dialog.entity} onClose={ways.onClose} onDeleted={onDeleted} />;
}
