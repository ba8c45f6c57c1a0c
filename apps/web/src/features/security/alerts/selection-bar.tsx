import type { Threat } from '@halyard/contracts/intelligence/threats.ts';
import { reasonMax } from '@halyard/contracts/intelligence/threats.ts';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { useFormat } from '../../../preferences/format.ts';
import { useDraft } from '../../../records/drafts/use-draft.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { securityWords } from '../../../text/loaders/intelligence.ts';
import { Button } from '../../../ui/button.tsx';
import { TickBox } from '../../../ui/form/tick-box.tsx';
import styles from './alerts.module.css';

type Props = {
  readonly selected: readonly Threat[];
  /** How many alerts are in sight. */
  readonly shown: number;
  readonly isBusy: boolean;
  readonly onAll: (isAll: boolean) => void;
  /** Resolves with whether it succeeded; on failure the reason stays. */
  readonly onAcknowledge: (reason: string) => Promise<boolean>;
  readonly onIncident: () => void;
};

/** Actions on all selected rows. */
export function SelectionBar({ selected, shown, isBusy, onAll, onAcknowledge, onIncident }: Props) {
  const { alerts: text } = useMessages(securityWords);
  const format = useFormat();
  const allId = useId();
  const all = useRef<HTMLInputElement>(null);
  const { draft: reason, write, drop } = useDraft('security acknowledgement', '');
  const isAll = selected.length === shown;
  const isPart = selected.length > 0 && !isAll;
  useEffect(() => {
    if (all.current) all.current.indeterminate = isPart;
  }, [isPart]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (await onAcknowledge(reason)) drop();
  }

  return (
    <div className={styles.bar}>
      <label htmlFor={allId} className={styles.all}>
        <TickBox id={allId} ref={all} checked={isAll} onChange={(event) => onAll(event.target.checked)} />
        <span>
          {selected.length > 0 ? text.selected(selected.length, format.number(selected.length)) : text.selectAll}
        </span>
      </label>
      {selected.length > 0 && (
        <form aria-label={text.bulk} className={styles.bulk} onSubmit={(event) => void submit(event)}>
          <input
            aria-label={text.reason}
            placeholder={text.reason}
            maxLength={reasonMax}
            autoComplete="off"
            value={reason}
            onChange={(event) => write(event.target.value)}
          />
          <Button type="submit" size="small" busy={isBusy}>
            {text.acknowledge}
          </Button>
          <Button size="small" onClick={onIncident}>
            {text.createIncident}
          </Button>
        </form>
      )}
    </div>
  );
}
