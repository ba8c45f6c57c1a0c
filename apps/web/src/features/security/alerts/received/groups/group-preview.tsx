import type {
  CountOfAlerts,
  GroupConditions,
  GroupPreview as Preview,
} from '@halyard/contracts/inflow/alert-groups.ts';
import { type ReactNode, useDeferredValue } from 'react';
import { useNow } from '../../../../../preferences/clock.tsx';
import { useFormat } from '../../../../../preferences/format.ts';
import { AddressLink } from '../../../../../records/address/address-link.tsx';
import { Figure, Quantity } from '../../../../../ui/marks/figure.tsx';
import { Banner } from '../../../../../ui/page/banner.tsx';
import { toMatching } from '../rules/quiet-draft.ts';
import styles from '../rules/rules.module.css';
import { useWhen } from '../use-when.ts';
import { useGroupPreview } from './group-queries.ts';
import { useGroupWords } from './use-group-words.ts';

const aMinuteMs = 60_000;

type CountProps = { readonly of: CountOfAlerts; readonly onFollow: () => void; readonly children: ReactNode };

/** A count as the link to its alerts; too many for an address are only said. */
function Count({ of, onFollow, children }: CountProps) {
  if (of.numbers === null) return <Quantity>{children}</Quantity>;
  const change = Object.assign(toMatching({}), { alertPeriod: undefined, alertNumbers: of.numbers });
  return (
    <AddressLink change={change} onClick={onFollow}>
      <Figure rows={of.count}>{children}</Figure>
    </AddressLink>
  );
}

type PartProps = { readonly found: Preview; readonly onFollow: () => void };

function Missing({ found, onFollow }: PartProps) {
  const { text, field } = useGroupWords();
  const format = useFormat();
  return found.missing.map((one) => (
    <p key={field(one.field)}>
      <Count of={one} onFollow={onFollow}>
        {text.preview.missing(field(one.field), format.number(one.count), format.number(found.matching))}
      </Count>
    </p>
  ));
}

function Examples({ found, onFollow }: PartProps) {
  const { text, alerts } = useGroupWords();
  const when = useWhen(useNow(aMinuteMs));
  if (found.examples.length === 0) return null;
  return (
    <>
      <p className={styles.quiet}>{text.preview.examples}</p>
      <ul aria-label={text.preview.examples}>
        {found.examples.map((one) => (
          <li key={`${one.values.join()} ${one.first}`}>
            <Quantity>{one.values.join(' · ')}</Quantity>{' '}
            <Count of={one} onFollow={onFollow}>
              {alerts(one.count)}
            </Count>{' '}
            <Quantity className={styles.quiet}>{[...new Set([when(one.first), when(one.last)])].join('–')}</Quantity>
          </li>
        ))}
      </ul>
    </>
  );
}

type Props = {
  /** Null while something of it is wrong. */
  readonly conditions: GroupConditions | null;
  readonly onFollow: () => void;
};

/** Which groups there would have been in the last week, each figure as a link to its alerts. */
export function GroupPreview({ conditions, onFollow }: Props) {
  const { text, alerts, groups } = useGroupWords();
  const format = useFormat();
  const asked = useDeferredValue(conditions);
  const preview = useGroupPreview(asked);
  const found = preview.data;
  if (conditions === null || asked === null) return null;
  if (preview.isError)
    return (
      <Banner error={preview.error} tone="error">
        {text.preview.failed}
      </Banner>
    );
  return (
    <div role="status" className={styles.preview} aria-busy={preview.isPlaceholderData || undefined}>
      {!found && text.preview.counting}
      {found && (
        <p>
          {found.groups === 0 ? (
            <span>{text.preview.none}</span>
          ) : (
            <Count of={found.grouped} onFollow={onFollow}>
              {text.preview.would(groups(found.groups), alerts(found.grouped.count))}
            </Count>
          )}{' '}
          {found.isCut ? (
            <Quantity className={styles.quiet}>{text.preview.cut(format.number(found.matching))}</Quantity>
          ) : (
            <AddressLink change={toMatching(asked.filter)} onClick={onFollow} className={styles.quiet}>
              <Figure rows={found.matching}>{text.preview.of(alerts(found.matching))}</Figure>
            </AddressLink>
          )}
          {found.groups > 0 && (
            <>
              {', '}
              <Count of={found.largest} onFollow={onFollow}>
                {text.preview.largest(alerts(found.largest.count))}
              </Count>
            </>
          )}
        </p>
      )}
      {found && <Missing found={found} onFollow={onFollow} />}
      {found?.isRejected && <Banner tone="warning">{text.preview.rejected}</Banner>}
      {found && <Examples found={found} onFollow={onFollow} />}
    </div>
  );
}
