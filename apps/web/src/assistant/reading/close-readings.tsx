import type { CloseReading } from '@halyard/contracts/work/assistant.ts';
import { Fragment, useEffect, useEffectEvent, useRef } from 'react';
import { useMessages } from '../../text/lazy-messages.ts';
import { assistantWords } from '../../text/loaders/work.ts';
import styles from './reading.module.css';
import type { OnRun } from './reading-chip.tsx';

type Props = {
  readonly readings: readonly CloseReading[];
  /** They can be clicked, and selected by number while no text is being typed. */
  readonly mayAsk: boolean;
  readonly onRun: OnRun;
};

const partsOf = (label: string) => label.split(/(, | · )/).map((text, place) => ({ id: `${place}`, text }));

/** The differing part is bold. */
function Label({ label, others }: { readonly label: string; readonly others: readonly string[] }) {
  const known = others.map((other) => partsOf(other).map(({ text }) => text));
  return partsOf(label).map(({ id, text }) =>
    known.every((parts) => parts.includes(text)) ? <Fragment key={id}>{text}</Fragment> : <b key={id}>{text}</b>,
  );
}

/** Whether a key belongs to a field that is being written into. */
function isWriting(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement) return target.value !== '';
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
}

/** Possible readings of an uncertain question; each lists the words it omits, and is selected by number. */
export function CloseReadings({ readings, mayAsk, onRun }: Props) {
  const { interpretation: text } = useMessages(assistantWords);
  const list = useRef<HTMLOListElement>(null);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    const region = list.current?.closest('aside, main');
    const isOurs = target instanceof Node && region?.contains(target) === true;
    const chosen = /^[1-9]$/.test(key) ? readings[Number(key) - 1] : undefined;
    if (!mayAsk || !chosen || !isOurs || isWriting(target) || ctrlKey || metaKey || altKey) return;
    event.preventDefault();
    onRun(chosen.spec);
  });
  useEffect(() => {
    const choose = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', choose);
    return () => document.removeEventListener('keydown', choose);
  }, []);

  return (
    <ol ref={list} className={styles.closest} aria-label={text.closest}>
      {readings.map(({ label, spec, leavesOut }, place) => (
        <li key={label}>
          <button type="button" disabled={!mayAsk} aria-keyshortcuts={String(place + 1)} onClick={() => onRun(spec)}>
            <kbd aria-hidden>{place + 1}</kbd>
            <span>
              <Label label={label} others={readings.flatMap((other) => (other.label === label ? [] : [other.label]))} />
            </span>
            {leavesOut.length > 0 && (
              <small>
                {text.leavesOut} <em>{leavesOut.map(text.quoted).join(', ')}</em>
              </small>
            )}
          </button>
        </li>
      ))}
    </ol>
  );
}
