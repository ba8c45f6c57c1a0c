import type { Clock } from '../../clock.ts';

type Fault = { readonly route: string; readonly cause: unknown };

const keepBackMs = 60_000;
const faultsKnown = 500;

function nameFault({ route, cause }: Fault): string {
  const { name, code } = (cause ?? {}) as { name?: unknown; code?: unknown };
  return `${route} ${String(name)} ${String(code)}`;
}

/**
 * Lets one of identical faults through per minute and returns the number suppressed before it; undefined for a
 * suppressed one. The same route failing in the same way is one fault.
 */
export function createFaultThrottle(clock: Clock): (fault: Fault) => number | undefined {
  const known = new Map<string, { until: number; keptBack: number }>();

  return (fault) => {
    const name = nameFault(fault);
    const last = known.get(name);
    if (last && clock() < last.until) {
      last.keptBack++;
      return undefined;
    }
    if (known.size >= faultsKnown) known.clear();
    known.set(name, { until: clock() + keepBackMs, keptBack: 0 });
    return last?.keptBack ?? 0;
  };
}
