import type { Playbook } from '@halyard/contracts/operations/incidents.ts';
import { useState } from 'react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useFormat } from '../../../preferences/format.ts';
import { AddressLink } from '../../../records/address/address-link.tsx';
import { DraftOffer } from '../../../records/drafts/draft-offer.tsx';
import { useRights } from '../../../records/use-rights.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { securityWords } from '../../../text/loaders/intelligence.ts';
import { Button } from '../../../ui/button.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { Back } from '../../../ui/marks/icons.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { Spinner } from '../../../ui/page/spinner.tsx';
import { usePlaybooks } from '../playbook-queries.ts';
import security from '../security.module.css';
import { useSecuritySearch } from '../use-security-search.ts';
import { PlaybookDetail } from './playbook-detail.tsx';
import { PlaybookDialog } from './playbook-dialog.tsx';
import styles from './playbooks.module.css';

function PlaybookRow({ playbook, isOpen }: { readonly playbook: Playbook; readonly isOpen: boolean }) {
  const text = useMessages(securityWords);
  const { playbooks: words } = text;
  const format = useFormat();
  const { name, steps, running, sample } = playbook;
  return (
    <li>
      <AddressLink change={{ playbook: playbook.id }} isChosen={isOpen} className={styles.row}>
        <span className={styles.name}>{name}</span>
        {sample && <Badge tone="quiet">{text.sample}</Badge>}
        <span className={styles.numbers}>
          <span>{words.stepCount(steps.length, format.number(steps.length))}</span>
          <span>{running === 0 ? words.notRunning : words.running(running, format.number(running))}</span>
        </span>
      </AddressLink>
    </li>
  );
}

/** The checklists on the left, the chosen one with its steps on the right. */
export function PlaybooksTab() {
  const describeError = useDescribeError();
  const text = useMessages(securityWords);
  const { playbooks: words } = text;
  const { may } = useRights();
  const { search, change } = useSecuritySearch();
  const playbooks = usePlaybooks();
  const [isAdding, setAdding] = useState(false);
  const open = playbooks.data?.find(({ id }) => id === search.playbook);
  const add = may('playbooks', 'edit') && (
    <Button size="small" onClick={() => setAdding(true)}>
      {words.add}
    </Button>
  );
  return (
    <div className={security.split} data-open={search.playbook !== undefined || undefined}>
      <Panel title={words.label} actions={add} aria-label={words.label} className={security.side}>
        {playbooks.isError && (
          <Banner error={playbooks.error} tone="error">
            {describeError(playbooks.error, text.failures.playbooks)}{' '}
            <Button size="small" busy={playbooks.isFetching} onClick={() => void playbooks.refetch()}>
              {text.retry}
            </Button>
          </Banner>
        )}
        {may('playbooks', 'edit') && !isAdding && (
          <DraftOffer name="security playbook-" form={words.addTitle} onContinue={() => setAdding(true)} />
        )}
        {playbooks.isPending && <Spinner label={words.loading} />}
        {playbooks.data?.length === 0 && <p className={styles.nothing}>{words.empty}</p>}
        <ul aria-label={words.label}>
          {playbooks.data?.map((playbook) => (
            <PlaybookRow key={playbook.id} playbook={playbook} isOpen={playbook.id === search.playbook} />
          ))}
        </ul>
      </Panel>
      <div className={security.main}>
        <AddressLink change={{ playbook: undefined }} className={security.back}>
          <Back />
          {text.back}
        </AddressLink>
        {open && <PlaybookDetail key={open.id} playbook={open} />}
        {!open && playbooks.data && <p className={security.choose}>{search.playbook ? words.gone : words.choose}</p>}
      </div>
      {isAdding && <PlaybookDialog onClose={() => setAdding(false)} onSaved={({ id }) => change({ playbook: id })} />}
    </div>
  );
}
