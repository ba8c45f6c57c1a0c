import { type IndicatorEntry, scoreHalfLifeDays } from '@halyard/contracts/inflow/sightings.ts';
import { useNow } from '../../preferences/clock.tsx';
import { useFormat } from '../../preferences/format.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { observablesWords } from '../../text/loaders/observables.ts';
import { Quantity } from '../../ui/marks/figure.tsx';

/** The current score of an indicator; null if it states no confidence. */
export function ScoreMark({ score }: { readonly score: number | null }) {
  const { score: text } = useMessages(observablesWords);
  const format = useFormat();
  if (score === null) return <span title={text.noneHint}>{text.none}</span>;
  return <Quantity>{text.of(format.number(score))}</Quantity>;
}

const dayMs = 86_400_000;
const aMinuteMs = 60_000;

/**
 * The fraction of the confidence that is left, and since when it decays: halved every `scoreHalfLifeDays` days after the
 * indicator became valid or was seen last, whichever is later. Null where nothing says since when.
 */
function decayOf({ validFrom, lastSightedAt }: Pick<IndicatorEntry, 'validFrom' | 'lastSightedAt'>, now: number) {
  const [since] = [validFrom, lastSightedAt]
    .filter((at) => at !== null)
    .toSorted()
    .toReversed();
  if (since === undefined) return null;
  const days = Math.max(0, (now - Date.parse(since)) / dayMs);
  return { since, factor: 0.5 ** (days / scoreHalfLifeDays) };
}

/** The score of an indicator with its derivation. */
export function ScoreExplained({ indicator }: { readonly indicator: IndicatorEntry }) {
  const { score: text, notSet } = useMessages(observablesWords);
  const format = useFormat();
  const now = useNow(aMinuteMs);
  const { confidence, score, validUntil } = indicator;
  if (confidence === null || score === null) return <span title={text.noneHint}>{notSet}</span>;
  const decay = decayOf(indicator, now);
  if (validUntil !== null && Date.parse(validUntil) <= now)
    return (
      <Quantity>
        {format.number(score)} <small>{text.over}</small>
      </Quantity>
    );
  return (
    <Quantity title={decay ? text.hint(format.number(scoreHalfLifeDays), format.dateTime(decay.since)) : undefined}>
      {format.number(score)}{' '}
      {decay && <small>{text.formula(format.number(confidence), decay.factor.toFixed(2))}</small>}
    </Quantity>
  );
}
