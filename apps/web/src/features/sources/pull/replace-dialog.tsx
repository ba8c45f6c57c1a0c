import type { Source } from '@halyard/contracts/inflow/sources.ts';
import { useId, useState } from 'react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useMutationFailure } from '../../../api/errors/use-action-failure.ts';
import { DiscardButton } from '../../../records/drafts/discard-question.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sourcesWords } from '../../../text/loaders/sources.ts';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { FailureBanner, failureOf } from '../../../ui/page/failure-banner.tsx';
import { draftOf, settingsOf } from '../connect/source-draft.ts';
import { useSourceChanges } from '../source-queries.ts';
import { ConnectionTest } from './connection-test.tsx';
import { type Credential, credentialKindsFor, credentialOf, noCredential, problemIn } from './credential.ts';
import { CredentialFields } from './credential-fields.tsx';
import { usePullActions } from './pull-actions.tsx';
import { pullOf } from './pull-draft.ts';

type Props = { readonly source: Source; readonly onClose: () => void };

/** Gives a source another credential, which can be tested first. It is used immediately. */
export function ReplaceDialog({ source, onClose }: Props) {
  const text = useMessages(sourcesWords);
  const { credential: words } = text.pull;
  const toasts = useToasts();
  const describeError = useDescribeError();
  const { update } = useSourceChanges();
  const actions = usePullActions();
  const failed = useMutationFailure(update);
  const formId = useId();
  const kinds = credentialKindsFor(source.format);
  const kept = source.pull?.credentialKind ?? 'none';
  const kind = kept === 'none' ? (kinds.find((one) => one !== 'none') ?? 'bearer') : kept;
  const first: Credential = { ...noCredential, kind };
  const [credential, setCredential] = useState(first);
  const [checkedAt, setCheckedAt] = useState(0);
  const problem = problemIn(credential);

  async function submit() {
    if (problem) return setCheckedAt(checkedAt + 1);
    const draft = draftOf(source);
    const { id, mapping, version } = source;
    const pull = pullOf(draft, { credential: credentialOf(credential), endsOn: credential.endsOn });
    const saved = await update.mutateAsync({ ...settingsOf(draft), id, mapping, version, pull }).catch(() => null);
    // The error is in the banner.
    if (!saved) return;
    // A test with the old credential is outdated.
    actions?.closeResult(id);
    toasts.show('success', words.replaced(saved.name));
    onClose();
  }

  function read() {
    const { format, pull } = source;
    if (!problem && pull) return { url: pull.url, format, options: pull.options, credential: credentialOf(credential) };
    setCheckedAt(checkedAt + 1);
    return undefined;
  }

  return (
    <Dialog
      title={words.replaceTitle(source.name)}
      closeLabel={text.close}
      onClose={onClose}
      actions={
        <>
          <DiscardButton isTyped={JSON.stringify(credential) !== JSON.stringify(first)} onDiscard={onClose}>
            {text.cancel}
          </DiscardButton>
          <Button variant="primary" type="submit" form={formId} busy={update.isPending}>
            {words.save}
          </Button>
        </>
      }
    >
      <Form id={formId} checkedAt={checkedAt} onSubmit={() => void submit()}>
        {failed && <FailureBanner failure={failureOf(failed, describeError(failed, text.failures.change))} />}
        <CredentialFields
          credential={credential}
          kinds={kinds}
          onChange={setCredential}
          problem={checkedAt > 0 ? problem : undefined}
        />
        <ConnectionTest read={read} />
      </Form>
    </Dialog>
  );
}
