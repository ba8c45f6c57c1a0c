import { lookedUpMax } from '@halyard/contracts/inflow/feeds.ts';
import type { Source } from '@halyard/contracts/inflow/sources.ts';
import { useState } from 'react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sourcesWords } from '../../../text/loaders/sources.ts';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { FailureBanner, failureOf } from '../../../ui/page/failure-banner.tsx';
import { Spinner } from '../../../ui/page/spinner.tsx';
import { describeFailure } from '../describe-health.ts';
import styles from './lookup.module.css';
import { useLookup, valuesIn } from './lookup-query.ts';
import { LookupResult } from './lookup-result.tsx';

/** Shows the events of a MISP feed that contain given values; nothing is imported. */
export function LookupTab({ source }: { readonly source: Source }) {
  const text = useMessages(sourcesWords);
  const { lookup: words } = text.feed;
  const format = useFormat();
  const describeError = useDescribeError();
  const lookup = useLookup(source.id);
  const [typed, setTyped] = useState('');
  const [checkedAt, setCheckedAt] = useState(0);
  const values = valuesIn(typed);

  function problem(): string | undefined {
    if (values.length > lookedUpMax) return words.tooMany(format.number(values.length), format.number(lookedUpMax));
    return checkedAt > 0 && values.length === 0 ? words.missing : undefined;
  }

  function submit() {
    if (values.length === 0 || values.length > lookedUpMax) return setCheckedAt(checkedAt + 1);
    lookup.mutate(values);
  }

  return (
    <div className={styles.part}>
      <Form aria-label={words.label} className={styles.form} checkedAt={checkedAt} onSubmit={submit}>
        <p className={styles.quiet}>{words.about}</p>
        <TextAreaField
          label={words.values}
          hint={words.hint}
          error={problem()}
          required
          spellCheck={false}
          className={styles.typed}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <div>
          <Button variant="primary" type="submit" busy={lookup.isPending}>
            {words.label}
          </Button>
        </div>
      </Form>
      {lookup.isPending && <Spinner label={words.running} />}
      {lookup.error && <FailureBanner failure={failureOf(lookup.error, describeError(lookup.error, words.failed))} />}
      {lookup.data && lookup.data.failure !== null && (
        <Banner tone="warning">{describeFailure(lookup.data.failure, text)}</Banner>
      )}
      {lookup.data?.found && <LookupResult found={lookup.data.found} />}
    </div>
  );
}
