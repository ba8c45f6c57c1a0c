import type { Settings } from '@halyard/contracts/accounts/settings.ts';
import { undoChange } from '@halyard/contracts/intelligence/intelligence.ts';
import type { Call } from '../../../api/call.ts';
import type { StepUp } from '../../../session/sign-in/step-up.ts';

export type ActionPorts = {
  readonly call: Call;
  /** For calls that may want a recent sign-in. */
  readonly stepUp: StepUp;
  /** Lets saved settings act on every screen. */
  readonly applySettings: (settings: Settings) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

/** An action with what the person has confirmed: values by slot, '' left out. */
export type ConfirmedAction = {
  readonly values: Readonly<Record<string, string>>;
  /** The version that was seen when it was proposed; null where the newest one counts. */
  readonly version: number | null;
  /** Makes it happen once, however often it is sent. */
  readonly idempotencyKey: string;
};

/** Undoes it; resolves with the names of records kept because someone changed them since. */
export type UndoAction = () => Promise<readonly string[]>;

/** The result of an action: the screen that shows the record, and its undo if there is one. */
export type CarriedOut = { readonly address: string; readonly undo?: UndoAction | undefined };

/** One ordinary call of the API, with the person's own rights; rejects as that call does, or with `ActionRejected`. */
export type Action = (ports: ActionPorts, confirmed: ConfirmedAction) => Promise<CarriedOut>;

/** The record no longer exists, or is not the proposed one. */
export class ActionRejected extends Error {
  readonly reason: 'gone' | 'changed' | 'invalid';

  constructor(reason: ActionRejected['reason']) {
    super(reason);
    this.reason = reason;
  }
}

/** @throws ActionRejected where the value is none of them. */
export function oneOf<T extends string>(choices: readonly T[], value: string | undefined): T {
  const choice = choices.find((one) => one === value);
  if (choice === undefined) throw new ActionRejected('invalid');
  return choice;
}

/** The value of a slot that has to be filled before anything is confirmed; '' where it is not. */
export const slotValueOf = ({ values }: Pick<ConfirmedAction, 'values'>, slot: string): string => values[slot] ?? '';

/** The undo of a change that the server keeps for a day; undefined if it keeps none. */
export const undoOf = (call: Call, changeId: string | null): UndoAction | undefined =>
  changeId === null
    ? undefined
    : async () => {
        const { kept } = await call(undoChange, { params: { id: changeId } });
        return kept.map(({ name }) => name);
      };

/** An undo by its own call. */
export const undoBy =
  (work: () => Promise<unknown>): UndoAction =>
  async () => {
    await work();
    return [];
  };
