import type { SharedThing } from '@halyard/contracts/inflow/received-alerts.ts';
import { defang } from '@halyard/observables/defang';
import { useMessages } from '../../../../../text/lazy-messages.ts';
import { alertRulesWords } from '../../../../../text/loaders/alert-rules.ts';
import layout from '../../../../../ui/layout/layout.module.css';
import { Quantity } from '../../../../../ui/marks/figure.tsx';

/** The common values of two records, in words. */
export function SharedThings({ shared }: { readonly shared: readonly SharedThing[] }) {
  const { similar: text } = useMessages(alertRulesWords);
  const words = shared.map(({ kind, value }) => text.shared[kind](kind === 'observable' ? defang(value) : value));
  return <Quantity className={layout.quietSmall}>{words.join(', ')}</Quantity>;
}
