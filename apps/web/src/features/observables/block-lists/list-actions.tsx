import type { BlockList } from '@halyard/contracts/inflow/block-lists.ts';
import { useState } from 'react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { DraftOffer } from '../../../records/drafts/draft-offer.tsx';
import { useOfferUndo } from '../../../records/use-offer-undo.ts';
import { StepUpDeclined } from '../../../session/sign-in/step-up.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { blockListsWords } from '../../../text/loaders/block-lists.ts';
import { Button } from '../../../ui/button.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { Question } from '../../../ui/overlay/question.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { useBlockListChanges } from './block-queries.ts';
import { ListDialog } from './list-dialog.tsx';
import type { MadeToken } from './token-dialog.tsx';

type Asking = 'delete' | 'renew' | 'revoke';

type Props = {
  readonly list: BlockList;
  readonly onToken: (made: MadeToken) => void;
  readonly onDeleted: () => void;
};

/** Administrators' actions on a list; irreversible ones ask first. */
export function ListActions({ list, onToken, onDeleted }: Props) {
  const words = useMessages(blockListsWords);
  const { form, token, failures } = words;
  const toasts = useToasts();
  const describeError = useDescribeError();
  const offerUndo = useOfferUndo();
  const changes = useBlockListChanges();
  const [isEditing, setEditing] = useState(false);
  const [asking, setAsking] = useState<Asking | null>(null);
  const [isBusy, setBusy] = useState(false);
  const questions = {
    delete: { title: form.deleteTitle(list.name), about: form.deleteAbout, yes: form.deleteButton },
    renew: { title: token.renewTitle, about: token.renewAbout, yes: token.renew },
    revoke: { title: token.revokeTitle, about: token.revokeAbout, yes: token.revoke },
  } as const;

  async function act(what: Asking) {
    if (what === 'renew') return onToken(await changes.renew(list.id));
    if (what === 'revoke') {
      await changes.revoke(list.id);
      return toasts.show('success', token.revoked);
    }
    const { changeId } = await changes.remove(list.id);
    offerUndo(form.deleted(list.name), changeId);
    onDeleted();
  }

  async function run(what: Asking) {
    setBusy(true);
    try {
      await act(what);
    } catch (error) {
      const failure = what === 'delete' ? failures.delete : failures.token;
      if (!(error instanceof StepUpDeclined)) toasts.show('error', describeError(error, failure), { error });
    } finally {
      setBusy(false);
      setAsking(null);
    }
  }

  return (
    <div className={layout.toolbar}>
      <Button size="small" onClick={() => setEditing(true)}>
        {form.editButton}
      </Button>
      <Button size="small" onClick={() => setAsking('renew')}>
        {token.renew}
      </Button>
      {list.tokenEnds !== null && (
        <Button size="small" onClick={() => setAsking('revoke')}>
          {token.revoke}
        </Button>
      )}
      <Button size="small" variant="danger" onClick={() => setAsking('delete')}>
        {form.deleteButton}
      </Button>
      <DraftOffer
        name={`observables block-list-${list.id}`}
        form={form.edit(list.name)}
        onContinue={() => setEditing(true)}
      />
      {isEditing && <ListDialog list={list} onClose={() => setEditing(false)} />}
      {asking && (
        <Question
          title={questions[asking].title}
          isDangerous
          isBusy={isBusy}
          yes={questions[asking].yes}
          no={words.cancel}
          closeLabel={words.close}
          onYes={() => void run(asking)}
          onClose={() => setAsking(null)}
        >
          <p>{questions[asking].about}</p>
        </Question>
      )}
    </div>
  );
}
