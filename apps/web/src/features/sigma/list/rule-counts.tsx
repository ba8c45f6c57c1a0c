import type { SigmaRule } from '@halyard/contracts/inflow/sigma.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFormat } from '../../../preferences/format.ts';
import { AddressLink } from '../../../records/address/address-link.tsx';
import { Figure } from '../../../ui/marks/figure.tsx';
import { opening } from '../sigma-search.ts';

type Props = { readonly rule: SigmaRule; readonly children?: ReactNode };

/** How many events a rule matched, as the link to them. */
export function MatchCount({ rule, children }: Props) {
  const format = useFormat();
  return (
    <AddressLink change={opening(rule.id, 'matches')}>
      <Figure rows={rule.matches}>{children ?? format.number(rule.matches)}</Figure>
    </AddressLink>
  );
}

/** The number of alerts of a rule, as a link to them. */
export function AlertCount({ rule, children }: Props) {
  const format = useFormat();
  return (
    <Link to="/security" search={{ tab: 'alerts', alerts: 'received', queue: 'all', sigma: rule.id }}>
      <Figure rows={rule.alerts}>{children ?? format.number(rule.alerts)}</Figure>
    </Link>
  );
}

/** ATT&CK numbers of a rule; each filters the list by it. */
export function Techniques({ rule, most }: { readonly rule: SigmaRule; readonly most?: number }) {
  const shown = rule.techniques.slice(0, most);
  const more = rule.techniques.length - shown.length;
  return (
    <>
      {shown.map((number, index) => (
        <span key={number}>
          {index > 0 && ', '}
          <Link to="/attack" search={{ technique: number }}>
            {number}
          </Link>
        </span>
      ))}
      {more > 0 && <span title={rule.techniques.join(', ')}> +{more}</span>}
    </>
  );
}
