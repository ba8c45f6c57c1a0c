import type { PullTrial } from '@halyard/contracts/inflow/feeds.ts';
import type { FormatInfo } from '@halyard/contracts/inflow/formats.ts';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useMutationFailure } from '../../../api/errors/use-action-failure.ts';
import { DiscardButton } from '../../../records/drafts/discard-question.tsx';
import { DraftBanner } from '../../../records/drafts/draft-banner.tsx';
import { useDraft } from '../../../records/drafts/use-draft.ts';
import { StepUpDeclined } from '../../../session/sign-in/step-up.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sourcesWords } from '../../../text/loaders/sources.ts';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { Fact } from '../../../ui/marks/fact.tsx';
import { Quantity } from '../../../ui/marks/figure.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { FailureBanner, failureOf } from '../../../ui/page/failure-banner.tsx';
import { ConnectionTest } from '../pull/connection-test.tsx';
import { type Credential, credentialKindsFor, credentialOf, noCredential, problemIn } from '../pull/credential.ts';
import { CredentialFields } from '../pull/credential-fields.tsx';
import { FeedFields } from '../pull/feed-fields.tsx';
import { pullOf, urlProblem } from '../pull/pull-draft.ts';
import { PullFields } from '../pull/pull-fields.tsx';
import { useSourceChanges } from '../source-queries.ts';
import styles from './connect.module.css';
import type { Connecting } from './connect-dialog.tsx';
import { jsonByUrl } from './gallery.tsx';
import { firstDraft, optionsOf, problemsIn, type SourceDraft, settingsOf } from './source-draft.ts';
import { SourceFields } from './source-fields.tsx';

type Props = {
  readonly format: FormatInfo;
  readonly formats: readonly FormatInfo[];
  /** It is polled. */
  readonly isPulled: boolean;
  readonly onAdded: (added: Connecting) => void;
  readonly onClose: () => void;
};

/** A JSON response can be in any format. */
type AddDraft = SourceDraft & { readonly format: string };

/** Adds a source of one format. A sending one gets a token, which is returned once; a polled one can be tested. */
export function AddDialog({ format: chosen, formats, isPulled, onAdded, onClose }: Props) {
  const text = useMessages(sourcesWords);
  const describeError = useDescribeError();
  const { add } = useSourceChanges();
  const failed = useMutationFailure(add);
  const formId = useId();
  const isAnyJson = isPulled && chosen.id === jsonByUrl;
  const title = isAnyJson ? text.pull.gallery.jsonByUrl : chosen.name;
  const kinds = credentialKindsFor(chosen.id);
  const firstCredential: Credential = { ...noCredential, kind: kinds[0] ?? 'none' };
  const first: AddDraft = Object.assign({ format: chosen.id }, firstDraft(chosen.id, title));
  const { draft, write, drop, isBack } = useDraft(`sources add-${isPulled ? 'pull-' : ''}${chosen.id}`, first);
  const [credential, setCredential] = useState(firstCredential);
  const [collections, setCollections] = useState<PullTrial['collections']>(null);
  const [checkedAt, setCheckedAt] = useState(0);
  const problems = problemsIn(draft);
  const wrongUrl = isPulled ? urlProblem(draft.url) : undefined;
  const wrongCredential = isPulled ? problemIn(credential) : undefined;
  const cannotAsk = wrongUrl !== undefined || wrongCredential !== undefined;
  const isTyped = JSON.stringify([draft, credential]) !== JSON.stringify([first, firstCredential]);
  const alertFormats = formats.filter(({ delivers }) => delivers === 'alerts');
  const format = formats.find(({ id }) => id === draft.format) ?? chosen;
  const change = (part: Partial<AddDraft>) => write({ ...draft, ...part });
  const check = () => setCheckedAt(checkedAt + 1);

  async function submit() {
    if (problems.length > 0 || cannotAsk) return check();
    const pull = isPulled
      ? pullOf(draft, { credential: credentialOf(credential), endsOn: credential.endsOn })
      : undefined;
    const settings = { ...settingsOf(draft), format: format.id };
    // The error is in the banner.
    const added = await add.mutateAsync(pull ? { ...settings, pull } : settings).catch(() => null);
    if (!added) return;
    drop();
    onAdded(added);
  }

  function read() {
    if (!cannotAsk) {
      const options = optionsOf(draft);
      return { url: draft.url.trim(), format: format.id, options, credential: credentialOf(credential) };
    }
    check();
    return undefined;
  }

  function leave() {
    drop();
    onClose();
  }

  return (
    <Dialog
      title={isPulled ? text.pull.form.title(title) : text.form.title(title)}
      closeLabel={text.close}
      onClose={onClose}
      actions={
        <>
          <DiscardButton isTyped={isTyped} onDiscard={leave}>
            {text.cancel}
          </DiscardButton>
          <Button variant="primary" type="submit" form={formId} busy={add.isPending}>
            {text.form.submit}
          </Button>
        </>
      }
    >
      <Form id={formId} checkedAt={checkedAt} onSubmit={() => void submit()}>
        <DraftBanner isBack={isBack} onDiscard={drop} />
        {failed && !(failed instanceof StepUpDeclined) && (
          <FailureBanner failure={failureOf(failed, describeError(failed, text.failures.add))} />
        )}
        {isAnyJson && (
          <SelectField
            label={text.pull.form.format}
            value={format.id}
            onChange={({ target }) => change({ format: target.value })}
          >
            {alertFormats.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <SourceFields format={format.id} draft={draft} onChange={change} problems={checkedAt > 0 ? problems : []}>
          {isPulled && (
            <>
              <PullFields
                format={format.id}
                draft={draft}
                onChange={change}
                problem={checkedAt > 0 ? wrongUrl : undefined}
              />
              <CredentialFields
                credential={credential}
                kinds={kinds}
                onChange={setCredential}
                problem={checkedAt > 0 ? wrongCredential : undefined}
              />
              <FeedFields format={format.id} draft={draft} onChange={change} collections={collections} />
              <ConnectionTest read={read} onTried={(tried) => setCollections(tried.collections)} />
            </>
          )}
        </SourceFields>
        <dl className={styles.about}>
          {format.severityOf !== null && (
            <Fact label={text.form.mapsSeverity}>
              <Quantity>{format.severityOf}</Quantity>
            </Fact>
          )}
          <Fact label={text.form.mapsKey}>
            <Quantity>{format.keyOf}</Quantity>
          </Fact>
        </dl>
        {format.id === 'events' && (
          <p>
            <Link to="/sigma">{text.sigmaRules}</Link>
          </p>
        )}
      </Form>
    </Dialog>
  );
}
