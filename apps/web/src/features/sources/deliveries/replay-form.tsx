import type { Source } from '@halyard/contracts/inflow/sources.ts';
import { useContext, useState } from 'react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useMutationFailure } from '../../../api/errors/use-action-failure.ts';
import { ClockContext } from '../../../preferences/clock.tsx';
import { DayField } from '../../../preferences/day-input.tsx';
import { useFormat } from '../../../preferences/format.ts';
import { usePreferences } from '../../../preferences/preferences.tsx';
import { instantOfDay } from '../../../preferences/read-day.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sourcesWords } from '../../../text/loaders/sources.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { Quantity } from '../../../ui/marks/figure.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { FailureBanner, failureOf } from '../../../ui/page/failure-banner.tsx';
import { type Replay, useReplay } from '../source-queries.ts';
import styles from './deliveries.module.css';

type Which = Replay['which'];
const whiches: readonly Which[] = ['dead', 'all'];
const aWeekMs = 7 * 86_400_000;

type Outcome = NonNullable<ReturnType<typeof useReplay>['data']>;

/** `1 would become an alert, 3 still fail`: the result of a replay, in one line. */
function Difference({ outcome }: { readonly outcome: Outcome }) {
  const { replay: text } = useMessages(sourcesWords);
  const format = useFormat();
  const { deliveries, counts, stillDead } = outcome;
  if (deliveries === 0) return <p role="status">{text.nothing}</p>;
  const { created = 0, updated = 0, folded = 0, rejected = 0 } = counts ?? {};
  const known = updated + folded;
  const parts = [
    text.alerts(created, format.number(created)),
    known > 0 && text.known(known, format.number(known)),
    rejected > 0 && text.rejected(format.number(rejected)),
    text.stillDead(stillDead ?? 0, format.number(stillDead ?? 0)),
  ];
  return (
    <p role="status" className={styles.difference}>
      <Quantity>
        {text.found(deliveries, format.number(deliveries))} {parts.filter((part) => part !== false).join(', ')}
      </Quantity>
    </p>
  );
}

/** Maps kept deliveries again: first what would result from it, then for real. */
export function ReplayForm({ source }: { readonly source: Source }) {
  const text = useMessages(sourcesWords);
  const { replay: words } = text;
  const format = useFormat();
  const toasts = useToasts();
  const describeError = useDescribeError();
  const { timeZone } = usePreferences();
  const clock = useContext(ClockContext);
  const [day, setDay] = useState(() => new Date(clock() - aWeekMs).toISOString().slice(0, 10));
  const [which, setWhich] = useState<Which>('dead');
  const trial = useReplay(source.id);
  const replay = useReplay(source.id);
  const failed = useMutationFailure(trial.isError ? trial : replay);
  const isMissing = day === '';
  // The previous dry run does not apply to another period.
  const choose = (change: () => void) => {
    change();
    trial.reset();
  };

  const asked = { from: isMissing ? '' : instantOfDay(timeZone, day), which };

  async function run() {
    const done = await replay.mutateAsync({ ...asked, dryRun: false }).catch(() => null);
    if (!done) return;
    trial.reset();
    toasts.show('success', words.started(done.deliveries, format.number(done.deliveries)));
  }

  const found = trial.data?.deliveries ?? 0;
  return (
    <section aria-label={words.title} className={styles.replay}>
      <div>
        <h3>{words.title}</h3>
        <p className={styles.quiet}>{words.about}</p>
      </div>
      {failed && <FailureBanner failure={failureOf(failed, describeError(failed, text.failures.replay))} />}
      <div className={styles.replayFields}>
        <DayField
          label={words.from}
          error={isMissing ? words.fromMissing : undefined}
          value={day}
          onDay={(next) => choose(() => setDay(next))}
        />
        <SelectField
          label={words.which}
          value={which}
          onChange={({ target }) => choose(() => setWhich(target.value === 'all' ? 'all' : 'dead'))}
        >
          {whiches.map((one) => (
            <option key={one} value={one}>
              {words.whichNames[one]}
            </option>
          ))}
        </SelectField>
        <Button busy={trial.isPending} disabled={isMissing} onClick={() => trial.mutate({ ...asked, dryRun: true })}>
          {words.check}
        </Button>
      </div>
      {trial.data && <Difference outcome={trial.data} />}
      {found > 0 && (
        <div>
          <Button busy={replay.isPending} onClick={() => void run()}>
            {words.run(found, format.number(found))}
          </Button>
        </div>
      )}
    </section>
  );
}
