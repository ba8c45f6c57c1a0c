import type { SeverityFilter, ThreatStatus } from '@halyard/contracts/intelligence/threats.ts';
import { useCountryName } from '../../../preferences/country-name.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useOriginChips } from '../../../records/origin-chips.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { threatsWords } from '../../../text/loaders/intelligence.ts';
import filterBar from '../../../ui/form/filter-bar.module.css';
import { Cross } from '../../../ui/marks/icons.tsx';
import styles from '../threats.module.css';
import type { ThreatFilter, ThreatsChange } from '../threats-search.ts';
import type { ChangeSearch } from '../use-threats-search.ts';

type Narrowing = { readonly says: string; readonly without: ThreatsChange };

/** The active filters of threats, in words, each with a remove button. */
function useNarrowings(filter: ThreatFilter): readonly Narrowing[] {
  const { filter: words, severities, statuses } = useMessages(threatsWords);
  const format = useFormat();
  const nameOf = useCountryName();
  const list = (values: string, wordOf: (value: string) => string) => values.split(',').map(wordOf).join(', ');
  const { severity, status, type, source, tlp, search, country, placed, acknowledged, from, to } = filter;
  const ofOrigin = useOriginChips(filter);
  const span = () => {
    if (from && to) return words.span(format.dateTime(from), format.dateTime(to));
    return from ? words.since(format.dateTime(from)) : words.until(format.dateTime(to ?? ''));
  };
  const chip = (name: string, value: string, without: ThreatsChange) => ({ says: words.chip(name, value), without });
  return [
    severity &&
      chip(
        words.severity,
        list(severity, (value) => severities[value as SeverityFilter]),
        { severity: undefined },
      ),
    status &&
      chip(
        words.status,
        list(status, (value) => statuses[value as ThreatStatus]),
        { status: undefined },
      ),
    tlp &&
      chip(
        words.tlp,
        list(tlp, (value) => value),
        { tlp: undefined },
      ),
    filter.markedAbove && { says: words.markedAbove(filter.markedAbove), without: { markedAbove: undefined } },
    type && chip(words.type, type, { type: undefined }),
    source && chip(words.source, source, { source: undefined }),
    search && chip(words.text, search, { search: undefined }),
    country && chip(words.country, nameOf(country), { country: undefined }),
    placed && { says: words.placed[placed], without: { placed: undefined } },
    acknowledged && { says: words.acknowledged[acknowledged], without: { acknowledged: undefined } },
    filter.technique && chip(words.technique, filter.technique, { technique: undefined }),
    (from || to) && chip(words.seen, span(), { from: undefined, to: undefined }),
    ...ofOrigin,
  ].filter((narrowing) => typeof narrowing === 'object');
}

type Props = { readonly filter: ThreatFilter; readonly change: ChangeSearch };

/** All active filters, each removable. */
export function Narrowings({ filter, change }: Props) {
  const { filter: words } = useMessages(threatsWords);
  const narrowings = useNarrowings(filter);
  if (narrowings.length === 0) return null;
  return (
    <ul aria-label={words.narrowed} className={styles.chips}>
      {narrowings.map(({ says, without }) => (
        <li key={says} className={filterBar.chip}>
          {says}
          <button type="button" aria-label={words.remove(says)} onClick={() => change(without)}>
            <Cross size={14} />
          </button>
        </li>
      ))}
    </ul>
  );
}
