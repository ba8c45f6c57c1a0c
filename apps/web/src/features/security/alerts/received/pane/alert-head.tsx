import { alertNumber } from '@halyard/contracts/inflow/alert-number.ts';
import type { ReceivedAlertDetail } from '@halyard/contracts/inflow/received-alerts.ts';
import { ArrowLeft, Ellipsis, ExternalLink } from 'lucide-react';
import { useMessages } from '../../../../../text/lazy-messages.ts';
import { alertRulesWords } from '../../../../../text/loaders/alert-rules.ts';
import { receivedAlertsWords } from '../../../../../text/loaders/received-alerts.ts';
import { Button, IconButton } from '../../../../../ui/button.tsx';
import { Badge } from '../../../../../ui/marks/badge.tsx';
import { Quantity } from '../../../../../ui/marks/figure.tsx';
import { Cross } from '../../../../../ui/marks/icons.tsx';
import { Menu } from '../../../../../ui/overlay/menu.tsx';
import { AlertSeverity, WorkMark } from '../marks/marks.tsx';
import { filterOfAlert } from '../rules/quiet-draft.ts';
import type { Queue } from '../use-queue.ts';
import styles from './pane.module.css';

type Actions = Pick<Queue, 'act' | 'ask' | 'show' | 'actions' | 'mayAct' | 'mayLink' | 'mayEdit'>;
type Props = {
  readonly titleId: string;
  readonly detail: ReceivedAlertDetail;
  readonly actions: Actions;
  readonly onClose: () => void;
};

/** The letters that do the same; they are alike in every language. */
const keys = { acknowledge: 'A', assign: 'O', incident: 'I', close: 'C' } as const;

/** Only what can be opened in a browser becomes a link. */
const isWebAddress = (url: string) => /^https?:\/\//i.test(url);

function HeadActions({ detail: { alert }, actions }: Pick<Props, 'detail' | 'actions'>) {
  const { act: text } = useMessages(receivedAlertsWords);
  const { act, ask, mayLink } = actions;
  const { isBusy } = actions.actions;
  const these = [alert];
  const isClosed = alert.workStatus === 'Closed';
  return (
    <div className={styles.actions}>
      {isClosed ? (
        <Button busy={isBusy} onClick={() => void act(these, { do: 'reopen' })}>
          {text.reopen}
        </Button>
      ) : (
        <>
          {alert.workStatus === 'New' && (
            <Button
              variant="primary"
              busy={isBusy}
              aria-keyshortcuts="a"
              onClick={() => void act(these, { do: 'acknowledge' })}
            >
              {text.acknowledge}
              <kbd aria-hidden>{keys.acknowledge}</kbd>
            </Button>
          )}
          {alert.workStatus === 'Acknowledged' && (
            <Button variant="primary" busy={isBusy} onClick={() => void act(these, { do: 'start' })}>
              {text.start}
            </Button>
          )}
          <Button aria-keyshortcuts="o" onClick={() => ask('assign', these)}>
            {text.assign}
            <kbd aria-hidden>{keys.assign}</kbd>
          </Button>
        </>
      )}
      {mayLink && (
        <Button aria-keyshortcuts="i" onClick={() => ask('incident', these)}>
          {text.incident}
          <kbd aria-hidden>{keys.incident}</kbd>
        </Button>
      )}
      {!isClosed && (
        <Button aria-keyshortcuts="c" onClick={() => ask('close', these)}>
          {text.close}
          <kbd aria-hidden>{keys.close}</kbd>
        </Button>
      )}
    </div>
  );
}

function MoreActions({ detail: { alert }, actions: { ask, show, mayEdit } }: Pick<Props, 'detail' | 'actions'>) {
  const { act: text } = useMessages(receivedAlertsWords);
  const { quiet } = useMessages(alertRulesWords);
  return (
    <Menu trigger={<Ellipsis size={18} aria-hidden />} label={text.more} className={styles.more} align="end">
      {(close) => (
        <>
          <button
            type="button"
            role="menuitem"
            onClick={() => {
              close();
              ask('severity', [alert]);
            }}
          >
            {text.severity}
          </button>
          {mayEdit && (
            <button
              type="button"
              role="menuitem"
              onClick={() => {
                close();
                show({ kind: 'quiet', filter: filterOfAlert(alert) });
              }}
            >
              {quiet.fromAlert}
            </button>
          )}
        </>
      )}
    </Menu>
  );
}

/** The identity of the alert, and its actions. */
export function AlertHead({ titleId, detail, actions, onClose }: Props) {
  const text = useMessages(receivedAlertsWords);
  const { alert, tlp, url } = detail;
  return (
    <header className={styles.head}>
      <button type="button" className={styles.back} onClick={onClose}>
        <ArrowLeft size={16} aria-hidden />
        {text.back}
      </button>
      <div className={styles.line}>
        <code>{alertNumber(alert.number)}</code>
        <AlertSeverity severity={alert.severity} severityStated={alert.severityStated} />
        <WorkMark status={alert.workStatus} />
        {tlp && <Badge>{tlp}</Badge>}
        {alert.isTest && <Badge tone="quiet">{text.test}</Badge>}
        {alert.sample && <Badge tone="quiet">{text.sample}</Badge>}
        <span className={styles.ways}>
          {url && isWebAddress(url) && (
            <a
              href={url}
              target="_blank"
              rel="noreferrer noopener"
              aria-label={text.pane.openAtSource}
              title={text.pane.openAtSource}
              className={styles.way}
            >
              <ExternalLink size={16} aria-hidden />
            </a>
          )}
          {actions.mayAct && <MoreActions detail={detail} actions={actions} />}
          <IconButton label={text.pane.close} onClick={onClose}>
            <Cross size={18} />
          </IconButton>
        </span>
      </div>
      <h2 id={titleId} className={styles.title}>
        <Quantity>{alert.title}</Quantity>
      </h2>
      {actions.mayAct && <HeadActions detail={detail} actions={actions} />}
    </header>
  );
}
