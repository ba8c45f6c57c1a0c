import type { AlertRule, RuleSchedule } from '@halyard/contracts/intelligence/alerts.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useAlertQueues } from '../../../records/alert-queues.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { alertQueuesWords } from '../../../text/loaders/alert-queues.ts';
import { securityWords } from '../../../text/loaders/intelligence.ts';

// A week that begins on a Monday: only its day names are used.
const dayOf = (day: number) => `2026-11-${String(day + 1).padStart(2, '0')}`;

/** The days of the week in the language of the person, by their number; 1 is Monday. */
export function useWeekday(): (day: number) => string {
  const { weekdayShort } = useFormat();
  return (day) => weekdayShort(dayOf(day));
}

/** Additional conditions of a rule. */
function useDescribeMore(): (rule: AlertRule) => (string | false | undefined)[] {
  const { conditions: text } = useMessages(alertQueuesWords);
  const format = useFormat();
  const weekday = useWeekday();
  const queues = useAlertQueues().data;
  const hoursOf = ({ days, from, to, timeZone }: RuleSchedule) =>
    text.hours(days.map(weekday).join(', '), from, to, timeZone);
  return ({ entity, labels = [], leastAgeHours, mostAgeHours, schedule, queue }) => [
    entity !== undefined && text.entityIs(entity),
    labels.length > 0 && text.labelIn(labels.join(', ')),
    leastAgeHours !== undefined && text.ageFrom(format.number(leastAgeHours)),
    mostAgeHours !== undefined && text.ageTo(format.number(mostAgeHours)),
    schedule && hoursOf(schedule),
    queue !== undefined && `${text.queue}: ${queues?.find(({ id }) => id === queue)?.name ?? text.anyQueue}`,
  ];
}

/** The conditions of a rule in words, one phrase each; a rule without conditions matches every threat. */
export function useDescribeRule(): (rule: AlertRule) => string[] {
  const { rules: text, severities: names } = useMessages(securityWords);
  const describeMore = useDescribeMore();
  return (rule) => {
    const { severities, types, sources, words, leastConfidence } = rule;
    const phrases = [
      severities.length > 0 && text.severityIn(severities.map((severity) => names[severity]).join(', ')),
      types.length > 0 && text.typeIn(types.join(', ')),
      sources.length > 0 && text.sourceIn(sources.join(', ')),
      words !== '' && text.wordsIn(words),
      leastConfidence !== null && text.confidenceFrom(String(leastConfidence)),
      ...describeMore(rule),
    ].filter((phrase) => typeof phrase === 'string');
    return phrases.length > 0 ? phrases : [text.every];
  };
}
