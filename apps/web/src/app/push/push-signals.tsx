import type { Signal } from '@halyard/contracts/signals.ts';
import { useEffect, useRef } from 'react';
import { useProduct } from '../../text/product.ts';
import { useSignalSentence } from '../../text/signal-sentences.ts';
import { useSignals } from '../signal-strip/signal-queries.ts';

const graveEnough: readonly Signal['severity'][] = ['critical', 'high'];

/** What came since the last look and is worth interrupting somebody for. */
export const newAndGrave = (signals: readonly Signal[], shownUpTo: number): readonly Signal[] =>
  signals.filter(({ id, severity }) => id > shownUpTo && graveEnough.includes(severity));

const highestOf = (signals: readonly Signal[]) => Math.max(0, ...signals.map(({ id }) => id));

/** Shows grave signals as messages of the browser while the console is open (decision G-060). */
export function PushSignals() {
  const { data } = useSignals();
  const { name } = useProduct();
  const sentence = useSignalSentence();
  const shownUpTo = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (!data) return;
    // What was there at the start is no news.
    const known = shownUpTo.current ?? highestOf(data.signals);
    for (const { id, kind, subject } of newAndGrave(data.signals, known))
      new Notification(name, { body: sentence(kind, subject), tag: `signal-${id}` });
    shownUpTo.current = Math.max(known, highestOf(data.signals));
  }, [data, name, sentence]);
  return null;
}
