import type { Transaction } from '../../../database/database.ts';
import type { EventLog } from '../../../event-log/event-log.ts';
import { createObserve } from '../create-observe.ts';
import { type AlertRow, noteObserved, toObserved } from './older-alerts.ts';

/** Takes in the observables of alerts as intake writes them. */
export function createObserveAlerts(log: EventLog) {
  const observe = createObserve(log);
  return async (tx: Transaction, alerts: readonly AlertRow[], now: number): Promise<void> => {
    await observe(tx, alerts.filter(({ observables }) => observables !== '[]').map(toObserved), now);
    const numbers = alerts.filter(({ isNew }) => isNew).map(({ number }) => number);
    if (numbers.length > 0) await noteObserved(tx, Math.min(...numbers) - 1, Math.max(...numbers));
  };
}
