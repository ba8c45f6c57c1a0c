import type { Transaction } from '../../database/database.ts';

/** Matches of rules in deliveries of one source, and the resulting alerts by rule. */
export type Found = {
  readonly sourceId: string;
  readonly at: number;
  readonly deliveries: readonly {
    readonly id: number;
    readonly matched: readonly { readonly ruleId: string; readonly events: number }[];
  }[];
  readonly alerts: ReadonlyMap<string, string>;
};

// Statements take a limited number of values.
const atOnce = 200;

async function forEachSlice<T>(all: readonly T[], write: (some: readonly T[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < all.length; start += atOnce) await write(all.slice(start, start + atOnce));
}

/** A delivery that is mapped again replaces its matches: it is counted once. */
export async function noteMatches(tx: Transaction, { sourceId, at, deliveries, alerts }: Found): Promise<void> {
  const matches = deliveries.flatMap(({ id, matched }) =>
    matched.map(({ ruleId, events }) => ({ rule_id: ruleId, delivery_id: id, source_id: sourceId, at, events })),
  );
  await forEachSlice(matches, (some) =>
    tx
      .insertInto('sigma_matches')
      .values(some)
      .onConflict((conflict) =>
        conflict.columns(['rule_id', 'delivery_id']).doUpdateSet((eb) => ({ events: eb.ref('excluded.events') })),
      )
      .execute(),
  );
  const made = [...alerts].map(([alertId, ruleId]) => ({ alert_id: alertId, rule_id: ruleId }));
  await forEachSlice(made, (some) =>
    tx
      .insertInto('sigma_alerts')
      .values(some)
      .onConflict((conflict) =>
        conflict.column('alert_id').doUpdateSet((eb) => ({ rule_id: eb.ref('excluded.rule_id') })),
      )
      .execute(),
  );
}

/** Forgets matches before `until`. */
export async function forgetOldMatches(tx: Transaction, until: number): Promise<void> {
  await tx.deleteFrom('sigma_matches').where('at', '<', until).execute();
}
