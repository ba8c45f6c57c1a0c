import type { Source } from '@halyard/contracts/inflow/sources.ts';
import type { sources } from '../../text/en/inflow/sources.ts';
import { asksToWait, nameProblem } from './pull/describe-exchange.ts';

type Words = typeof sources;

const minuteMs = 60_000;

/** Consecutive unmappable deliveries, or failed pulls, that make a source failing; the server's rule. */
export const failingAfter = 3;

/** A duration in parts, for sentences. */
export function toSpan(ms: number) {
  const minutes = Math.max(0, Math.floor(ms / minuteMs));
  return { days: Math.floor(minutes / 1_440), hours: Math.floor((minutes % 1_440) / 60), minutes: minutes % 60 };
}

/** The start of the silence limit: the last new item, else the last delivery, else creation. */
const quietSince = ({ lastNewAt, lastDeliveryAt, createdAt }: Source) =>
  Date.parse(lastNewAt ?? lastDeliveryAt ?? createdAt);

/** A sentence in two parts: what broke a rule, in the color of the status, and the rule. */
export type HealthLine = { readonly fact: string; readonly rule: string };

/** The last error: of a mapping in the server's words, of a pull by its code. */
export function describeFailure(reason: string, { pull: { problems }, feed }: Words): string {
  if (reason.startsWith('import_failed')) return feed.importFailed;
  if (reason === 'interrupted') return feed.interrupted;
  if (reason === 'nothing_readable') return feed.nothingReadable;
  if (reason === 'sns_unreachable') return feed.snsUnreachable;
  return Object.entries(problems).find(([code]) => code === reason)?.[1] ?? reason;
}

const describeNewest = (ageMs: number, { line, span }: Words) =>
  ageMs < minuteMs ? line.healthyNow : line.healthy(span(toSpan(ageMs)));

/** Why the last pull failed: by its exchange if possible, else by the recorded error. */
function describePullFailure({ pull, lastFailure }: Source, text: Words): string {
  const asked = pull?.lastExchange;
  return asked && asked.problem !== null
    ? nameProblem(asked, text.pull)
    : describeFailure(lastFailure?.reason ?? '', text);
}

/** The other side requests to wait; only after several times that is a failure. */
const isAskedToWait = ({ pull }: Source) => pull?.lastExchange != null && asksToWait(pull.lastExchange);

/** The rule that determines the health of a source, with its values. */
export function describeHealth(source: Source, now: number, text: Words): HealthLine {
  const { line, span } = text;
  const limit =
    source.silenceLimitMinutes === null
      ? line.noLimit
      : line.limit(span(toSpan(source.silenceLimitMinutes * minuteMs)));
  // No rule applies yet, but the upcoming one is shown.
  const isShown = ['waiting', 'healthy'].includes(source.health);
  if (source.pull?.isPartly && isShown)
    return { fact: text.feed.partly(describeFailure(source.lastFailure?.reason ?? '', text)), rule: '' };
  if (source.pull && source.pull.failures > 0 && isShown && !isAskedToWait(source))
    return { fact: text.feed.lastFailed(describePullFailure(source, text)), rule: '' };
  switch (source.health) {
    case 'failing': {
      const reason = source.lastFailure?.reason;
      const count = String(failingAfter);
      if (source.pull && source.pull.failures >= failingAfter)
        return { fact: text.pull.failing(String(source.pull.failures), describePullFailure(source, text)), rule: '' };
      return { fact: reason ? line.failing(count, reason) : line.failingUnknown(count), rule: '' };
    }
    case 'silent':
      return { fact: line.silent(span(toSpan(now - quietSince(source)))), rule: limit };
    case 'paused':
      return { fact: line.paused(source.paused?.reason ?? ''), rule: '' };
    case 'waiting':
      return { fact: line.waiting, rule: limit };
    default:
      return source.lastNewAt === null
        ? { fact: line.healthyNoNew, rule: limit }
        : { fact: describeNewest(now - Date.parse(source.lastNewAt), text), rule: limit };
  }
}
