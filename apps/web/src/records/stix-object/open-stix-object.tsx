import type { StixKind } from '@halyard/contracts/intelligence/stix-kinds.ts';
import { lazy, Suspense, useState } from 'react';
import { useMessages } from '../../text/lazy-messages.ts';
import { stixWords } from '../../text/loaders/intelligence.ts';
import { Button } from '../../ui/button.tsx';
import { DraftOffer } from '../drafts/draft-offer.tsx';
import { useRights } from '../use-rights.ts';
import styles from './stix-object.module.css';

const StixObjectDialog = lazy(async () => ({
  default: (await import('./stix-object-dialog.tsx')).StixObjectDialog,
}));

type Props = {
  /** Null: a new one is added. */
  readonly id: string | null;
  /** Its STIX type; of a new one, the initial type of the form. */
  readonly kind: string;
  readonly onSaved?: (id: string) => void;
};

/** The button for the form of a STIX object, with earlier input; nothing if there is no form for it. */
export function OpenStixObject({ id, kind, onSaved }: Props) {
  const { object: text, kinds } = useMessages(stixWords);
  const { may } = useRights();
  const [isOpen, setOpen] = useState(false);
  if (!Object.hasOwn(kinds, kind) || !may('intelligence', id === null ? 'create' : 'update')) return null;
  const title = id === null ? text.add : text.edit;
  return (
    <>
      <Button size={id === null ? 'normal' : 'small'} onClick={() => setOpen(true)}>
        {title}
      </Button>
      <div className={styles.offer}>
        {!isOpen && <DraftOffer name={`stix-object ${id ?? 'new'}`} form={title} onContinue={() => setOpen(true)} />}
      </div>
      {isOpen && (
        <Suspense>
          <StixObjectDialog
            id={id}
            kind={kind as StixKind}
            onClose={() => setOpen(false)}
            onReopen={() => setOpen(true)}
            {...(onSaved && { onSaved })}
          />
        </Suspense>
      )}
    </>
  );
}
