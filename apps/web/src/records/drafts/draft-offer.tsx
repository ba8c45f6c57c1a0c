import { Suspense, useState } from 'react';
import { useMessages } from '../../text/lazy-messages.ts';
import { draftsWords } from '../../text/loaders/records.ts';
import { Button } from '../../ui/button.tsx';
import { Banner } from '../../ui/page/banner.tsx';
import styles from './draft-banner.module.css';
import { useIsDraftOpen } from './open-drafts.ts';
import { useDrafts } from './use-draft.ts';

type Props = {
  /** The name of the draft. */
  readonly name: string;
  /** The title of the form that it belongs to. */
  readonly form: string;
  readonly onContinue: () => void;
  /** For a form that keeps its fields while it is closed. */
  readonly onDiscard?: () => void;
};

function Offer({ form, onContinue, onDiscard }: Omit<Props, 'name'>) {
  const text = useMessages(draftsWords);
  return (
    <Banner tone="info">
      <div className={styles.line}>
        <span>{text.unsaved(form)}</span>
        <span className={styles.ways}>
          <Button size="small" onClick={onContinue}>
            {text.goOn}
          </Button>
          <Button size="small" variant="quiet" onClick={onDiscard}>
            {text.discard}
          </Button>
        </span>
      </div>
    </Banner>
  );
}

function Kept({ name, onDiscard, ...offered }: Props) {
  const drafts = useDrafts();
  const isOpen = useIsDraftOpen(name);
  const [isDiscarded, setDiscarded] = useState(false);
  if (isOpen || isDiscarded || drafts.read(name) === undefined) return null;

  function discard() {
    drafts.drop(name);
    setDiscarded(true);
    onDiscard?.();
  }

  return (
    <Suspense>
      <Offer {...offered} onDiscard={discard} />
    </Suspense>
  );
}

/**
 * Offers the input of a closed form. A form whose open state is not in the URL does not reopen after a reload or a
 * sign-in. Rendered where it would open; nothing while the draft is open anywhere on the screen.
 */
export const DraftOffer = (props: Props) => <Kept key={props.name} {...props} />;
