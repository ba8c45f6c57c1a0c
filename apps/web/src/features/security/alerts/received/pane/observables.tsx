import type { AlertObservable } from '@halyard/contracts/inflow/received-alerts.ts';
import { defang } from '@halyard/observables/defang';
import { Copy } from 'lucide-react';
import { useMessages } from '../../../../../text/lazy-messages.ts';
import { receivedAlertsWords } from '../../../../../text/loaders/received-alerts.ts';
import { IconButton } from '../../../../../ui/button.tsx';
import { Quantity } from '../../../../../ui/marks/figure.tsx';
import { useToasts } from '../../../../../ui/overlay/toasts.tsx';
import styles from './parts.module.css';

/** What the alert is about, written so that nothing opens it by mistake; what is copied is the value itself. */
export function Observables({ observables }: { readonly observables: readonly AlertObservable[] }) {
  const { overview: text } = useMessages(receivedAlertsWords);
  const toasts = useToasts();

  async function copy(value: string, shown: string) {
    try {
      await navigator.clipboard.writeText(value);
      toasts.show('success', text.copied(shown));
    } catch {
      // Without a secure context, or against the person's choice, there is no clipboard.
      toasts.show('error', text.copyFailed, { error: null });
    }
  }

  if (observables.length === 0) return <p className={styles.quiet}>{text.noObservables}</p>;
  return (
    <ul aria-label={text.observables}>
      {observables.map((observable) => {
        const { type, value, role } = observable;
        const shown = defang(value, type);
        return (
          <li key={`${type} ${value} ${role}`} className={styles.observable}>
            <code>{shown}</code>
            <Quantity className={styles.quiet}>{text.types[type] ?? type}</Quantity>
            <span className={styles.quiet}>{text.roles[role] ?? role}</span>
            <IconButton label={text.copy(shown)} className={styles.copy} onClick={() => void copy(value, shown)}>
              <Copy size={14} aria-hidden />
            </IconButton>
          </li>
        );
      })}
    </ul>
  );
}
