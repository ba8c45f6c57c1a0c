import { type Incident, incidentName } from '@halyard/contracts/operations/incidents.ts';
import { ArrowLeftRight, ArrowUp, Ellipsis, FileText, Plus } from 'lucide-react';
import { useId } from 'react';
import { SeverityMark } from '../../../records/marks/severity-mark.tsx';
import { IncidentStatusMark } from '../../../records/marks/status-mark.tsx';
import { useOfferUndo } from '../../../records/use-offer-undo.ts';
import { useRights } from '../../../records/use-rights.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { securityWords } from '../../../text/loaders/intelligence.ts';
import { Button } from '../../../ui/button.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { Badge } from '../../../ui/marks/badge.tsx';
import { Menu } from '../../../ui/overlay/menu.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { useDescribeFailure } from '../errors.ts';
import { useIncidentChanges } from '../incident-changes.ts';
import { useSecuritySearch } from '../use-security-search.ts';
import type { ComposerMode } from './composer.tsx';
import styles from './incident.module.css';
import type { OpenDialog } from './incident-dialogs.tsx';

type Props = {
  readonly incident: Incident;
  readonly onWrite: (mode: ComposerMode) => void;
  readonly onOpen: (dialog: OpenDialog) => void;
};

/** The number of an incident; pressed, it is in the clipboard. */
function CopyName({ name }: { readonly name: string }) {
  const { incident: text } = useMessages(securityWords);
  const toasts = useToasts();

  async function copy() {
    try {
      await navigator.clipboard.writeText(name);
      toasts.show('success', text.copied(name));
    } catch {
      // Without a secure context, or against the person's choice, there is no clipboard.
      toasts.show('error', text.copyFailed, { error: null });
    }
  }

  return (
    <button type="button" className={styles.name} title={text.copy(name)} onClick={() => void copy()}>
      {name}
    </button>
  );
}

function MoreActions({ incident, onOpen }: Pick<Props, 'incident' | 'onOpen'>) {
  const text = useMessages(securityWords);
  const { may } = useRights();
  const changes = useIncidentChanges();
  const toasts = useToasts();
  const offerUndo = useOfferUndo();
  const describeFailure = useDescribeFailure();
  const { change } = useSecuritySearch();

  async function remove() {
    try {
      const changeId = await changes.remove(incident.id);
      change({ incident: undefined }, { replace: true });
      offerUndo(text.incident.deleted(incidentName(incident.number)), changeId);
    } catch (error) {
      toasts.show('error', describeFailure(error), { error });
    }
  }

  if (!may('incidents', 'update') && !may('incidents', 'delete')) return null;
  return (
    <Menu trigger={<Ellipsis size={18} aria-hidden />} label={text.incident.more} className={styles.more} align="end">
      {(close) => {
        const then = (act: () => void) => () => {
          close();
          act();
        };
        return (
          <>
            {may('incidents', 'update') && (
              <button type="button" role="menuitem" onClick={then(() => onOpen('edit'))}>
                {text.edit}
              </button>
            )}
            {may('incidents', 'delete') && (
              <button type="button" role="menuitem" onClick={then(() => void remove())}>
                {text.delete}
              </button>
            )}
          </>
        );
      }}
    </Menu>
  );
}

/** Number, severity, status and title of an incident, and what can be done with it. */
export function IncidentHead({ incident, onWrite, onOpen }: Props) {
  const text = useMessages(securityWords);
  const { may } = useRights();
  const reasonId = useId();
  const name = incidentName(incident.number);
  // Read-only users see others' actions, and why they are disabled for them.
  const gate = may('incidents', 'update') ? {} : { disabled: true, 'aria-describedby': reasonId };
  const { incident: words } = text;
  return (
    <header className={styles.head}>
      <div className={styles.identity}>
        <CopyName name={name} />
        <SeverityMark severity={incident.severity} />
        <IncidentStatusMark status={incident.status} />
        {incident.tlp && <Badge>{incident.tlp}</Badge>}
        {incident.sample && <Badge tone="quiet">{text.sample}</Badge>}
        <div className={styles.moreAt}>
          <MoreActions incident={incident} onOpen={onOpen} />
        </div>
      </div>
      <h2>{incident.title}</h2>
      <fieldset className={styles.actions} aria-label={words.actions}>
        <Button variant="primary" {...gate} onClick={() => onWrite('update')}>
          <Plus size={16} aria-hidden />
          {words.addUpdate}
        </Button>
        <Button {...gate} onClick={() => onWrite('note')}>
          <FileText size={16} aria-hidden />
          {words.addNote}
        </Button>
        <Button {...gate} onClick={() => onOpen('status')}>
          <ArrowLeftRight size={16} aria-hidden />
          {words.changeStatus}
        </Button>
        <Button variant="danger" {...gate} className={styles.escalate} onClick={() => onOpen('escalate')}>
          <ArrowUp size={16} aria-hidden />
          {words.escalate}
        </Button>
      </fieldset>
      {!may('incidents', 'update') && (
        <p id={reasonId} className={layout.quiet}>
          {text.readOnly}
        </p>
      )}
    </header>
  );
}
