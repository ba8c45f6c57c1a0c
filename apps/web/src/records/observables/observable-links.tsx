import { type ObservedType, observedTypes } from '@halyard/contracts/inflow/observable-types.ts';
import { Link } from '@tanstack/react-router';
import { Crosshair } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '../../preferences/format.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { observablesWords } from '../../text/loaders/observables.ts';
import { Figure } from '../../ui/marks/figure.tsx';
import { useListName } from './list-name.ts';
import styles from './observables.module.css';

type ObservableProps = { readonly id: string; readonly className?: string | undefined; readonly children: ReactNode };

/** Opens an observable on its screen. */
export const ObservableLink = ({ id, className, children }: ObservableProps) => (
  <Link to="/observables" search={{ observable: id }} {...(className && { className })}>
    {children}
  </Link>
);

type SightingsProps = {
  readonly of: { readonly observable: string } | { readonly indicator: string };
  readonly count: number;
  readonly isHeldBack?: boolean;
  readonly children?: ReactNode;
};

/** The number of sightings of an observable or an indicator, as a link; those held back are separate. */
export function SightingsLink({ of, count, isHeldBack = false, children }: SightingsProps) {
  const { block: text } = useMessages(observablesWords);
  const format = useFormat();
  return (
    <Link to="/observables" search={{ tab: 'sightings', ...of, held: isHeldBack ? 'yes' : 'no' }}>
      <Figure rows={count}>{children ?? text.sightings(count, format.number(count))}</Figure>
    </Link>
  );
}

type UsesProps = {
  readonly id: string;
  /** Counts what uses it, by kind. */
  readonly counts: Readonly<Record<'alerts' | 'incidents' | 'threats', number>>;
  /** The object that is not among them. */
  readonly except: string;
};

const countsOf = { alert: 'alerts', incident: 'incidents', threat: 'threats' } as const;

function joined(parts: readonly ReactNode[]) {
  return parts.map((part, index) => (index === 0 ? part : [', ', part]));
}

/** Other objects that use an observable: each number opens what it counts. */
export function SeenElsewhere({ id, counts, except }: UsesProps) {
  const text = useMessages(observablesWords);
  const format = useFormat();
  const countFor = (kind: ObservedType) => counts[countsOf[kind]];
  const kinds = observedTypes.filter((kind) => countFor(kind) > 0);
  if (kinds.length === 0) return <span>{text.block.notElsewhere}</span>;
  const links = kinds.map((kind) => (
    <Link key={kind} to="/observables" search={{ observable: id, part: kind, except }}>
      <Figure rows={countFor(kind)}>{text.countOf[kind](countFor(kind), format.number(countFor(kind)))}</Figure>
    </Link>
  ));
  return (
    <span>
      {text.block.elsewhere} {joined(links)}
    </span>
  );
}

/** The mark of a value matched by a known indicator. */
export function KnownMark() {
  const { block: text } = useMessages(observablesWords);
  return <Crosshair size={16} role="img" aria-label={text.known} className={styles.known} />;
}

/** A warning list by name, as a link to its entries. */
export function ListLink({
  list,
  children,
}: {
  readonly list: { id: string; name: string };
  readonly children?: ReactNode;
}) {
  const nameOf = useListName();
  return (
    <Link to="/observables" search={{ tab: 'lists', list: list.id }}>
      {children ?? nameOf(list)}
    </Link>
  );
}
