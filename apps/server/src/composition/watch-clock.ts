import { ApiError } from '@halyard/contracts/errors.ts';
import type { SharedClock } from '../database/clock/shared-clock.ts';

/** Above this it is logged; above the other the node accepts no new traffic. */
const toldAboveMs = 2_000;
const unreadyAboveMs = 10_000;
const checkEveryMs = 1_000;
const measureEveryMs = 60_000;

type Options = {
  /** Absent in tests with a fake clock. */
  readonly clock: SharedClock | undefined;
  readonly warn: (details: object, what: string) => void;
  readonly onFailure: (cause: unknown) => void;
};

const seconds = (ms: number) => Math.round(Math.abs(ms) / 100) / 10;
const describeOffset = (ms: number) =>
  `the clock of this machine is ${seconds(ms)} s ${ms > 0 ? 'ahead of' : 'behind'} the database’s`;

/** Compares the clock with the database's every minute, and immediately when it is set. */
export function watchClock({ clock, warn, onFailure }: Options) {
  let told = 0;
  let measuredAt = performance.now();

  /** Logged once, and again when it has changed. */
  function tell(): void {
    const offset = clock?.offset() ?? 0;
    if (Math.abs(offset) <= toldAboveMs) told = 0;
    else if (Math.abs(offset - told) > toldAboveMs / 2) {
      told = offset;
      warn({ offsetMs: offset }, describeOffset(offset));
    }
  }

  async function look(): Promise<void> {
    if (!clock || (performance.now() - measuredAt < measureEveryMs && !clock.hasJumped())) return;
    measuredAt = performance.now();
    await clock.measure();
    tell();
  }

  tell();
  const timer = clock && setInterval(() => void look().catch(onFailure), checkEveryMs).unref();
  return {
    /** Clock offset to the database in milliseconds, negative behind; undefined if no clock is shared. */
    clockOffset: (): number | undefined => clock?.offset(),
    /** Throws `unavailable` with the reason where this node's clock is too far off. */
    requireClock(): void {
      const offset = clock?.offset() ?? 0;
      if (Math.abs(offset) > unreadyAboveMs) throw new ApiError('unavailable', `Not ready: ${describeOffset(offset)}.`);
    },
    stop: () => clearInterval(timer),
  };
}
