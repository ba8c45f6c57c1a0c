import { type AlertGroup, groupName } from '@halyard/contracts/inflow/alert-groups.ts';
import type { ReceivedAlert } from '@halyard/contracts/inflow/received-alerts.ts';
import { defang } from '@halyard/observables/defang';
import { useDescribeError } from '../../../../../api/errors/describe-error.ts';
import { useFormat } from '../../../../../preferences/format.ts';
import { AddressLink } from '../../../../../records/address/address-link.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { Figure, Quantity } from '../../../../../ui/marks/figure.tsx';
import { Banner } from '../../../../../ui/page/banner.tsx';
import { Spinner } from '../../../../../ui/page/spinner.tsx';
import styles from '../pane/parts.module.css';
import { toView } from '../received-search.ts';
import type { Queue } from '../use-queue.ts';
import { useAlertGroup } from './group-queries.ts';
import { useGroupWords } from './use-group-words.ts';

export type GroupActions = Pick<Queue, 'actions' | 'askForGroup' | 'mayAct' | 'mayLink'>;
type Props = { readonly alert: ReceivedAlert; readonly queue: GroupActions };

/** The rule, the values that the alerts have in common, and its terms. */
function GroupFacts({ group }: { readonly group: AlertGroup }) {
  const { text, field, minutes, alerts } = useGroupWords();
  const format = useFormat();
  const { why: words } = text;
  const terms = [
    [words.threshold, alerts(group.threshold)],
    [words.window, minutes(group.windowMinutes)],
    [words.length, minutes(group.lengthMinutes)],
  ] as const;
  return (
    <>
      <p>
        <AddressLink change={{ ...toView('all'), alertGroup: group.id }}>
          <Figure rows={group.alerts}>
            {groupName(group.number)}, {alerts(group.alerts)}
          </Figure>
        </AddressLink>{' '}
        <Quantity className={styles.quiet}>{text.row.sources(group.sources, format.number(group.sources))}</Quantity>
      </p>
      <dl className={styles.fields}>
        <div>
          <dt>{words.rule}</dt>
          <dd>
            <Quantity>{group.rule.name}</Quantity> {group.rule.isDeleted && words.deleted}
          </dd>
        </div>
        {group.values.map((one) => (
          <div key={field(one.field)}>
            <dt>{field(one.field)}</dt>
            <dd>
              <code>{one.field.by === 'observable' ? defang(one.value) : one.value}</code>
            </dd>
          </div>
        ))}
        {terms.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Quantity>{value}</Quantity>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Known({ alert, id, queue }: Props & { readonly id: string }) {
  const { text } = useGroupWords();
  const { why: words } = text;
  const describeError = useDescribeError();
  const found = useAlertGroup(id);
  const group = found.data;
  return (
    <section aria-label={words.title} className={styles.block}>
      <h3>{words.title}</h3>
      {found.isPending && <Spinner label={words.loading} />}
      {found.isError && (
        <Banner error={found.error} tone="error">
          {describeError(found.error, words.failed)}
        </Banner>
      )}
      {group && <GroupFacts group={group} />}
      {group && (
        <p className={styles.entry}>
          {queue.mayLink && (
            <Button size="small" onClick={() => void queue.askForGroup(group.id)}>
              {words.incident}
            </Button>
          )}{' '}
          {queue.mayAct && (
            <Button
              size="small"
              title={words.detachHint}
              busy={queue.actions.isBusy}
              onClick={() => void queue.actions.detach(alert, groupName(group.number))}
            >
              {words.detach}
            </Button>
          )}
        </p>
      )}
    </section>
  );
}

/** Why an alert is in a group, and a button to detach it. */
export function WhyGrouped({ alert, queue }: Props) {
  return alert.group && <Known alert={alert} id={alert.group.id} queue={queue} />;
}
