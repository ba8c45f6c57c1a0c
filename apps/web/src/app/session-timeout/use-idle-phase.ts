import { reportActivity } from '@halyard/contracts/accounts/activity.ts';
import { useContext, useEffect, useRef, useState } from 'react';
import { useApi } from '../../api/call.ts';
import { ClockContext } from '../../preferences/clock.tsx';
import { isLastInput, readLastInput, shareLastInput } from '../../session/tabs/last-input.ts';
import { createIdleClock, type IdleClock, type IdlePhase } from './idle-clock.ts';

const tickEveryMs = 1_000;
const minuteMs = 60_000;
// Not `scroll`: a list that scrolls automatically is not a user. Users turn a wheel, drag, touch or press a key.
const inputs = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'touchmove', 'wheel'] as const;
// After these the machine may have slept, or the tab was not allowed to tick.
const awakenings = ['focus', 'pageshow', 'visibilitychange'] as const;

const listening = { capture: true, passive: true } as const;

function listen(onInput: () => void, onTick: () => void): () => void {
  const onStorage = (event: StorageEvent) => isLastInput(event) && onTick();
  for (const name of inputs) window.addEventListener(name, onInput, listening);
  for (const name of awakenings) window.addEventListener(name, onTick, listening);
  window.addEventListener('storage', onStorage);
  const timer = setInterval(onTick, tickEveryMs);
  return () => {
    for (const name of inputs) window.removeEventListener(name, onInput, listening);
    for (const name of awakenings) window.removeEventListener(name, onTick, listening);
    window.removeEventListener('storage', onStorage);
    clearInterval(timer);
  };
}

/** Follows the input in this tab and the others. `stay` dismisses the warning. */
export function useIdlePhase(minutes: number): { readonly phase: IdlePhase; readonly stay: () => void } {
  const call = useApi();
  const now = useContext(ClockContext);
  const clock = useRef<IdleClock>(undefined);
  const [phase, setPhase] = useState<IdlePhase>({ name: 'active' });
  useEffect(() => {
    const idle = createIdleClock({
      limitMs: minutes * minuteMs,
      now,
      readShared: () => readLastInput(localStorage),
      share: (at) => shareLastInput(localStorage, at),
      // A failed report is repeated with the next input.
      report: () => void call(reportActivity, {}).catch(() => undefined),
    });
    clock.current = idle;
    // The server is notified with the first tick: the start of a page has other requests.
    setPhase(idle.noteInput());
    return listen(
      () => setPhase(idle.noteInput()),
      () => setPhase(idle.tick()),
    );
  }, [minutes, now, call]);
  return { phase, stay: () => clock.current && setPhase(clock.current.stay()) };
}
