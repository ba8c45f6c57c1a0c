import type { TechniqueDetail } from '@halyard/contracts/intelligence/attack.ts';
import { ArrowLeft } from 'lucide-react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { AddressLink } from '../../../records/address/address-link.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { attackWords } from '../../../text/loaders/attack.ts';
import { Button } from '../../../ui/button.tsx';
import { Cross } from '../../../ui/marks/icons.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { Spinner } from '../../../ui/page/spinner.tsx';
import { useTechnique } from '../attack-queries.ts';
import type { AttackSearch } from '../attack-search.ts';
import type { Layer } from '../model/view.ts';
import { LinkedRecords } from './linked-records.tsx';
import styles from './pane.module.css';
import { PaneFigures } from './pane-figures.tsx';
import { PaneLayers } from './pane-layers.tsx';
import { References } from './references.tsx';
import { SigmaRules } from './sigma-rules.tsx';

type Props = {
  readonly number: string;
  readonly search: AttackSearch;
  readonly layers: { readonly a: Layer; readonly b: Layer };
};

function Head({ detail }: { readonly detail: TechniqueDetail }) {
  const { pane: words } = useMessages(attackWords);
  const { name, parent, tactics, platforms, description, reason } = detail;
  return (
    <div className={styles.head}>
      <h2>{name}</h2>
      {tactics.length > 0 && <p className={styles.quiet}>{tactics.map((tactic) => tactic.name).join(', ')}</p>}
      {(parent || platforms.length > 0) && (
        <p className={styles.quiet}>
          {parent && (
            <>
              {words.subOf} <AddressLink change={{ technique: parent.number }}>{parent.name}</AddressLink>
              {platforms.length > 0 && ', '}
            </>
          )}
          {platforms.join(', ')}
        </p>
      )}
      {reason && <p className={styles.reason}>{words.reason[reason]}</p>}
      <p className={styles.description}>{description === '' ? words.noDescription : description}</p>
    </div>
  );
}

function Body({ number, search, layers }: Props) {
  const text = useMessages(attackWords);
  const describeError = useDescribeError();
  const { data: detail, error, isFetching, refetch } = useTechnique(number, search.period);
  if (error && !detail)
    return (
      <Banner tone="error" error={error}>
        {describeError(error, text.pane.failed)}{' '}
        <Button size="small" busy={isFetching} onClick={() => void refetch()}>
          {text.retry}
        </Button>
      </Banner>
    );
  if (!detail) return <Spinner label={text.loading} />;
  return (
    <>
      <Head detail={detail} />
      <PaneFigures detail={detail} period={search.period} />
      <PaneLayers number={number} search={search} layers={layers} />
      <LinkedRecords detail={detail} period={search.period} />
      <SigmaRules detail={detail} />
      <References detail={detail} />
    </>
  );
}

/** One technique: its description, linked records, and rules that detect it. */
export function TechniquePane(props: Props) {
  const { pane: words, close } = useMessages(attackWords);
  const { number } = props;
  return (
    <aside className={styles.pane} aria-label={`${words.label} ${number}`}>
      <div className={styles.line}>
        <AddressLink change={{ technique: undefined }} className={styles.back}>
          <ArrowLeft size={14} aria-hidden />
          {words.back}
        </AddressLink>
        <code>{number}</code>
        <AddressLink change={{ technique: undefined }} className={styles.close} aria-label={close} title={close}>
          <Cross />
        </AddressLink>
      </div>
      <Body key={number} {...props} />
    </aside>
  );
}
