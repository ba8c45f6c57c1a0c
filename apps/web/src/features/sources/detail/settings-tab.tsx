import { type AlertFormat, isFeedFormat } from '@halyard/contracts/inflow/formats.ts';
import type { Source } from '@halyard/contracts/inflow/sources.ts';
import { useState } from 'react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { StepUpDeclined } from '../../../session/sign-in/step-up.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sourcesWords } from '../../../text/loaders/sources.ts';
import { Button } from '../../../ui/button.tsx';
import { Fact } from '../../../ui/marks/fact.tsx';
import { Question } from '../../../ui/overlay/question.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import type { Connecting } from '../connect/connect-dialog.tsx';
import { Snippet } from '../connect/snippet.tsx';
import { SilenceLimit } from '../list/source-facts.tsx';
import { PullSection } from '../pull/pull-section.tsx';
import { SnsSection } from '../sns/sns-section.tsx';
import { useSourceChanges } from '../source-queries.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import styles from './detail.module.css';
import { SettingsForm } from './settings-form.tsx';
import { useSavedEdition } from './use-saved-edition.ts';

/** Formats received through Amazon SNS. */
const sentByAmazon: readonly Source['format'][] = ['guardduty', 'asff', 'ocsf', 'generic-json'];

type Props = {
  readonly source: Source;
  readonly formatName: string;
  readonly mayEdit: boolean;
  readonly onToken: (token: Connecting) => void;
  readonly onDeleted: () => void;
};

/** A new token, after a question: what sends with the old one is rejected from then on. */
function RenewButton({ source, onToken }: Pick<Props, 'source' | 'onToken'>) {
  const text = useMessages(sourcesWords);
  const { connect } = text;
  const toasts = useToasts();
  const describeError = useDescribeError();
  const { renew } = useSourceChanges();
  const [isAsking, setAsking] = useState(false);

  async function run() {
    setAsking(false);
    try {
      onToken(await renew.mutateAsync(source.id));
      toasts.show('success', connect.renewed(source.name));
    } catch (error) {
      if (error instanceof StepUpDeclined) return;
      toasts.show('error', describeError(error, text.failures.token), { error });
    }
  }

  return (
    <>
      <Button busy={renew.isPending} onClick={() => setAsking(true)}>
        {connect.renew}
      </Button>
      {isAsking && (
        <Question
          title={connect.renewTitle}
          isDangerous
          yes={connect.renew}
          no={text.cancel}
          closeLabel={text.close}
          onYes={() => void run()}
          onClose={() => setAsking(false)}
        >
          <p>{connect.renewQuestion}</p>
        </Question>
      )}
    </>
  );
}

type TokenProps = Pick<Props, 'source' | 'formatName' | 'mayEdit' | 'onToken'> & { readonly format: AlertFormat };

/** The URL and token for a tool. */
function TokenSection({ source, format, formatName, mayEdit, onToken }: TokenProps) {
  const text = useMessages(sourcesWords);
  const { connect } = text;
  const snippet = <Snippet id={source.id} format={format} formatName={formatName} />;
  return (
    <section className={styles.section} aria-label={connect.token}>
      <div className={styles.tokenLine}>
        <span>
          {connect.token} <code>…{source.tokenEnds}</code>
        </span>
        {mayEdit && <RenewButton source={source} onToken={onToken} />}
      </div>
      {source.pull ? (
        // It is already polled; the lines to paste are for using both.
        <details>
          <summary className={styles.quiet}>{text.pull.form.pushToo}</summary>
          <div className={styles.part}>{snippet}</div>
        </details>
      ) : (
        snippet
      )}
    </section>
  );
}

/** Name, severity default and limits of a source, its connection, and deletion. */
export function SettingsTab({ source, onDeleted, ...rest }: Props) {
  const { mayEdit } = rest;
  const text = useMessages(sourcesWords);
  const { form, severities } = text;
  const [isDeleting, setDeleting] = useState(false);
  const { record, key, keep } = useSavedEdition(source);
  return (
    <div className={styles.part}>
      {mayEdit ? (
        <SettingsForm key={key} source={record} onSaved={keep} />
      ) : (
        <dl className={styles.facts}>
          {source.delivers === 'alerts' && (
            <Fact label={form.defaultSeverity}>{severities[source.defaultSeverity]}</Fact>
          )}
          <Fact label={text.facts.silenceLimit}>
            <SilenceLimit source={source} />
          </Fact>
        </dl>
      )}
      {source.pull && <PullSection source={source} mayEdit={mayEdit} />}
      {!isFeedFormat(source.format) && <TokenSection source={source} format={source.format} {...rest} />}
      {sentByAmazon.includes(source.format) && <SnsSection source={source} mayEdit={mayEdit} />}
      {mayEdit && (
        <section className={styles.section} aria-label={text.remove.button}>
          <div>
            <Button variant="danger" onClick={() => setDeleting(true)}>
              {text.remove.button}
            </Button>
          </div>
        </section>
      )}
      {isDeleting && <DeleteDialog source={source} onDeleted={onDeleted} onClose={() => setDeleting(false)} />}
    </div>
  );
}
