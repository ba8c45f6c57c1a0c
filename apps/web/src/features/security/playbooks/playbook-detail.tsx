import type { Playbook } from '@halyard/contracts/operations/incidents.ts';
import { useState } from 'react';
import { useFormat } from '../../../preferences/format.ts';
import { AddressLink } from '../../../records/address/address-link.tsx';
import { DraftOffer } from '../../../records/drafts/draft-offer.tsx';
import { useOfferUndo } from '../../../records/use-offer-undo.ts';
import { useRights } from '../../../records/use-rights.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { securityWords } from '../../../text/loaders/intelligence.ts';
import { Button } from '../../../ui/button.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { Figure } from '../../../ui/marks/figure.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { useDescribeFailure } from '../errors.ts';
import { usePlaybookChanges } from '../playbook-queries.ts';
import { noNarrowing } from '../security-search.ts';
import { useSecuritySearch } from '../use-security-search.ts';
import { PlaybookDialog } from './playbook-dialog.tsx';
import styles from './playbooks.module.css';
import { StartDialog } from './start-dialog.tsx';

type Open = 'start' | 'edit';

/** Deletes immediately and offers undo. */
function DeleteButton({ playbook }: { readonly playbook: Playbook }) {
  const text = useMessages(securityWords);
  const changes = usePlaybookChanges();
  const toasts = useToasts();
  const offerUndo = useOfferUndo();
  const describeFailure = useDescribeFailure();
  const { change } = useSecuritySearch();
  const [isBusy, setBusy] = useState(false);

  async function remove() {
    setBusy(true);
    try {
      const { changeId } = await changes.remove(playbook.id);
      change({ playbook: undefined }, { replace: true });
      offerUndo(text.playbooks.deleted(playbook.name), changeId);
    } catch (error) {
      toasts.show('error', describeFailure(error), { error });
      setBusy(false);
    }
  }

  return (
    <Button variant="danger" busy={isBusy} onClick={() => void remove()}>
      {text.delete}
    </Button>
  );
}

/** One playbook: its purpose and its steps. */
export function PlaybookDetail({ playbook }: { readonly playbook: Playbook }) {
  const text = useMessages(securityWords);
  const { playbooks: words } = text;
  const format = useFormat();
  const { may } = useRights();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const { name, description, steps, running } = playbook;
  return (
    <Panel title={name} aria-label={name}>
      <div className={styles.detail}>
        {may('playbooks', 'edit') && open === null && (
          <DraftOffer
            name={`security playbook-${playbook.id}`}
            form={words.editTitle(name)}
            onContinue={() => setOpen('edit')}
          />
        )}
        {description && <p className={styles.description}>{description}</p>}
        <p className={layout.quietSmall}>
          {running === 0 ? (
            words.notRunning
          ) : (
            <AddressLink change={{ ...noNarrowing, tab: undefined, playbook: undefined, running: playbook.id }}>
              <Figure rows={running}>{words.running(running, format.number(running))}</Figure>
            </AddressLink>
          )}
          {' · '}
          {words.changedAt(format.dateTime(playbook.updatedAt))}
        </p>
        <ol aria-label={words.steps} className={styles.steps}>
          {steps.map((step, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two steps may say the same; their place tells them apart.
            <li key={index}>{step}</li>
          ))}
        </ol>
        <div className={layout.toolbar}>
          {may('playbooks', 'run') && <Button onClick={() => setOpen('start')}>{words.startOn}</Button>}
          {may('playbooks', 'edit') && <Button onClick={() => setOpen('edit')}>{text.edit}</Button>}
          {may('playbooks', 'edit') && <DeleteButton playbook={playbook} />}
        </div>
      </div>
      {open === 'start' && <StartDialog playbook={playbook} onClose={close} />}
      {open === 'edit' && <PlaybookDialog playbook={playbook} onClose={close} />}
    </Panel>
  );
}
