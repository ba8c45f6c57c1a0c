import { Suspense } from 'react';
import { useMessages } from '../../text/lazy-messages.ts';
import { draftsWords } from '../../text/loaders/records.ts';
import { Banner } from '../../ui/page/banner.tsx';
import { DiscardButton } from './discard-question.tsx';
import styles from './draft-banner.module.css';

type Props = { readonly isBack: boolean; readonly onDiscard: () => void };

function Restored({ onDiscard }: Pick<Props, 'onDiscard'>) {
  const text = useMessages(draftsWords);
  return (
    <Banner tone="info">
      <div className={styles.line}>
        <span>{text.restored}</span>
        <DiscardButton size="small" isTyped onDiscard={onDiscard}>
          {text.discard}
        </DiscardButton>
      </div>
    </Banner>
  );
}

/** Says above a form that earlier input was restored, and offers to discard it. */
export function DraftBanner({ isBack, onDiscard }: Props) {
  return <Suspense>{isBack && <Restored onDiscard={onDiscard} />}</Suspense>;
}
