import type { Transaction } from '../../database/database.ts';
import { readNames } from '../../database/person-names.ts';
import type { Actor } from '../../event-log/event-log.ts';

/** A change of an incident in progress: its transaction, and who makes it. */
export type ChangeContext = {
  readonly tx: Transaction;
  readonly actor: Actor;
  readonly caller: { readonly id: string };
};

/** The name of the user who makes a change. */
export const nameOf = async ({ tx, caller }: Pick<ChangeContext, 'tx' | 'caller'>): Promise<string> =>
  (await readNames(tx, [caller.id])).get(caller.id) ?? '';
