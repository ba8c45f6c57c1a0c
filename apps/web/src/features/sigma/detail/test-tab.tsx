import {
  type SigmaRuleDetail,
  sigmaExampleMax,
  sigmaExamplesMax,
  sigmaTestDays,
} from '@halyard/contracts/inflow/sigma.ts';
import { useState } from 'react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useMutationFailure } from '../../../api/errors/use-action-failure.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sigmaWords } from '../../../text/loaders/sigma.ts';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { FailureBanner, failureOf } from '../../../ui/page/failure-banner.tsx';
import { useSigmaTest, useTestSources } from '../sigma-queries.ts';
import styles from './detail.module.css';
import { Examples, useKeepExamples } from './examples.tsx';
import { TestResult } from './test-result.tsx';

type Days = (typeof sigmaTestDays)[number];

const isExample = (events: string) => events.trim() !== '' && events.length <= sigmaExampleMax;

/** Tests a rule on events or on deliveries of a source, before it creates alerts. */
export function TestTab({ detail }: { readonly detail: SigmaRuleDetail }) {
  const { text: ruleText } = detail;
  const text = useMessages(sigmaWords);
  const { test: words } = text;
  const format = useFormat();
  const describeError = useDescribeError();
  const [on, setOn] = useState<'source' | 'events'>('source');
  const [events, setEvents] = useState('');
  const [chosen, setChosen] = useState<string | undefined>();
  const [days, setDays] = useState<Days>(7);
  const all = useTestSources(on === 'source').data?.sources;
  const sources = all?.filter(({ delivers }) => delivers === 'alerts');
  // Sources of events first: those are what the rule runs over.
  const ordered = sources?.toSorted(
    (one, other) => Number(other.format === 'events') - Number(one.format === 'events'),
  );
  const source = chosen ?? ordered?.[0]?.id;
  const run = useSigmaTest();
  const failed = useMutationFailure(run);
  const keep = useKeepExamples(detail);
  const mayKeep = on === 'events' && isExample(events) && detail.examples.length < sigmaExamplesMax;
  const isReady = on === 'events' ? events.trim() !== '' : source !== undefined;

  async function keepAs(matches: boolean) {
    if (await keep.run([...detail.examples, { text: events, matches }], text.examples.kept)) setEvents('');
  }

  function submit() {
    if (on === 'events') run.mutate({ text: ruleText, on: { is: 'events', events } });
    else if (source !== undefined) run.mutate({ text: ruleText, on: { is: 'source', source, days } });
  }

  return (
    <div className={styles.part}>
      <Form aria-label={words.label} onSubmit={submit}>
        <p className={styles.quiet}>{words.about}</p>
        <fieldset className={styles.choices}>
          <legend>{words.on}</legend>
          {(['source', 'events'] as const).map((one) => (
            <label key={one}>
              <input type="radio" name="sigma-test-on" checked={on === one} onChange={() => setOn(one)} />
              {one === 'source' ? words.onSource : words.onEvents}
            </label>
          ))}
        </fieldset>
        {on === 'events' && (
          <TextAreaField
            label={words.events}
            className={styles.editor}
            rows={8}
            maxLength={500_000}
            spellCheck={false}
            autoComplete="off"
            value={events}
            onChange={({ target }) => setEvents(target.value)}
          />
        )}
        {on === 'source' && ordered?.length === 0 && <p className={styles.quiet}>{words.noSources}</p>}
        {on === 'source' && ordered && ordered.length > 0 && (
          <div className={styles.pair}>
            <SelectField label={words.source} value={source} onChange={({ target }) => setChosen(target.value)}>
              {ordered.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
            <SelectField
              label={words.days}
              value={String(days)}
              onChange={({ target }) => setDays(sigmaTestDays.find((one) => String(one) === target.value) ?? 7)}
            >
              {sigmaTestDays.map((one) => (
                <option key={one} value={one}>
                  {words.lastDays(one, format.number(one))}
                </option>
              ))}
            </SelectField>
          </div>
        )}
        {failed && <FailureBanner failure={failureOf(failed, describeError(failed, text.failures.test))} />}
        <div className={styles.buttons}>
          <Button type="submit" busy={run.isPending} disabled={!isReady}>
            {words.run}
          </Button>
          {mayKeep &&
            [true, false].map((matches) => (
              <Button key={String(matches)} busy={keep.isBusy} onClick={() => void keepAs(matches)}>
                {matches ? text.examples.keepMatching : text.examples.keepOther}
              </Button>
            ))}
        </div>
      </Form>
      {run.data && <TestResult result={run.data} sourceId={run.variables?.on.is === 'source' ? source : undefined} />}
      <Examples detail={detail} />
    </div>
  );
}
