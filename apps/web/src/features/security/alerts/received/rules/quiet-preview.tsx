import type { AlertFilter, QuietMode } from '@halyard/contracts/inflow/alert-rules.ts';
import { useDeferredValue } from 'react';
import { useFormat } from '../../../../../preferences/format.ts';
import { AddressLink } from '../../../../../records/address/address-link.tsx';
import { useMessages } from '../../../../../text/lazy-messages.ts';
import { alertRulesWords } from '../../../../../text/loaders/alert-rules.ts';
import { Figure } from '../../../../../ui/marks/figure.tsx';
import { Banner } from '../../../../../ui/page/banner.tsx';
import { toMatching } from './quiet-draft.ts';
import { useMatching } from './quiet-queries.ts';
import styles from './rules.module.css';

type Props = {
  /** Null while nothing is stated. */
  readonly filter: AlertFilter | null;
  readonly mode: QuietMode;
  readonly onFollow: () => void;
};

/** How many alerts of the last week the rule would have matched, as a link to them. */
export function QuietPreview({ filter, mode, onFollow }: Props) {
  const { form: text } = useMessages(alertRulesWords);
  const format = useFormat();
  const asked = useDeferredValue(filter);
  const matching = useMatching(asked);
  if (filter === null || asked === null) return null;
  if (matching.isError)
    return (
      <Banner error={matching.error} tone="error">
        {text.countFailed}
      </Banner>
    );
  return (
    <p role="status" className={styles.preview} aria-busy={matching.isPlaceholderData || undefined}>
      {matching.data === undefined ? (
        text.counting
      ) : (
        <AddressLink change={toMatching(asked)} onClick={onFollow}>
          <Figure rows={matching.data}>{text.wouldHave[mode](matching.data, format.number(matching.data))}</Figure>
        </AddressLink>
      )}{' '}
      <span className={styles.quiet}>{text.ahead}</span>
    </p>
  );
}
