import type { AlertGroup, GroupField, GroupRule } from '@halyard/contracts/inflow/alert-groups.ts';
import { defang } from '@halyard/observables/defang';
import { useFormat } from '../../../../../preferences/format.ts';
import { useMessages } from '../../../../../text/lazy-messages.ts';
import { alertGroupsWords } from '../../../../../text/loaders/alert-groups.ts';
import { observablesWords } from '../../../../../text/loaders/observables.ts';
import { receivedAlertsWords } from '../../../../../text/loaders/received-alerts.ts';
import { spanOf } from '../../../incident/time-to-target.ts';

const aMinuteMs = 60_000;

/** Fields, lengths of time and conditions of grouping rules in words. */
export function useGroupWords() {
  const text = useMessages(alertGroupsWords);
  const { types, roles } = useMessages(observablesWords);
  const { span } = useMessages(receivedAlertsWords);
  const format = useFormat();
  const field = (one: GroupField) =>
    one.by === 'observable' ? text.observable(types[one.type], roles[one.role]) : text.fields[one.by];
  const minutes = (count: number) => span(spanOf(count * aMinuteMs));
  return {
    text,
    field,
    minutes,
    alerts: (count: number) => text.alerts(count, format.number(count)),
    groups: (count: number) => text.groups(count, format.number(count)),
    by: ({ fields }: Pick<GroupRule, 'fields'>) => text.rules.by(fields.map(field).join(', ')),
    terms: ({ threshold, windowMinutes, lengthMinutes }: Omit<GroupRule, 'id'>) =>
      text.rules.terms(format.number(threshold), minutes(windowMinutes), minutes(lengthMinutes)),
    /** The common values of the alerts of a group, defanged if clickable. */
    values: ({ values }: Pick<AlertGroup, 'values'>) =>
      values.map(({ field: one, value }) => (one.by === 'observable' ? defang(value) : value)).join(' · '),
  };
}
