import type { NotificationFilter } from '@halyard/contracts/work/notifications.ts';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useDescribeError } from '../../api/errors/describe-error.ts';
import { useFormat } from '../../preferences/format.ts';
import { useRights } from '../../records/use-rights.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { notificationsWords } from '../../text/loaders/administration.ts';
import { useTitle } from '../../text/use-title.ts';
import { Button } from '../../ui/button.tsx';
import layout from '../../ui/layout/layout.module.css';
import { Figure } from '../../ui/marks/figure.tsx';
import { Banner } from '../../ui/page/banner.tsx';
import { Spinner } from '../../ui/page/spinner.tsx';
import { AnnouncementForm } from './announcement-form.tsx';
import { ClearDialog } from './clear-dialog.tsx';
import { FilterLine } from './filter-line.tsx';
import { NotificationGroups } from './notification-groups.tsx';
import { useNotifications, useUnread } from './notification-queries.ts';
import styles from './notifications.module.css';
import { PreferencesPanel } from './preferences-panel.tsx';
import { useNotificationChanges } from './use-notification-changes.ts';
import { useNotificationSearch } from './use-notification-search.ts';

function NothingFound({ isFiltered, onShowAll }: { readonly isFiltered: boolean; readonly onShowAll: () => void }) {
  const text = useMessages(notificationsWords);
  return (
    <div className={styles.empty}>
      <p>{text.none}</p>
      <p className={styles.quiet}>{isFiltered ? text.noneMatching : text.noneYet}</p>
      {isFiltered && <Button onClick={onShowAll}>{text.showAll}</Button>}
    </div>
  );
}

function UnreadLine() {
  const text = useMessages(notificationsWords);
  const { number } = useFormat();
  const unread = useUnread();
  return (
    <p role="status" className={styles.unread}>
      {unread !== undefined && (
        <Link to="/notifications" search={{ filter: 'unread' }}>
          <Figure rows={unread}>{text.unread(unread, number(unread))}</Figure>
        </Link>
      )}
    </p>
  );
}

function NotificationList() {
  const text = useMessages(notificationsWords);
  const { number } = useFormat();
  const describeError = useDescribeError();
  const { search, change } = useNotificationSearch();
  const [pages, setPages] = useState(1);
  const list = useNotifications(search.filter, pages);
  const changes = useNotificationChanges();
  const page = list.data;
  function chooseFilter(filter: NotificationFilter) {
    setPages(1);
    change({ filter, item: undefined });
  }
  return (
    <div className={styles.list} data-in-order>
      <FilterLine chosen={search.filter} onChoose={chooseFilter} />
      {list.isError && (
        <Banner error={list.error} tone={page ? 'warning' : 'error'}>
          {describeError(list.error, page ? text.stale : text.failed)}{' '}
          <Button size="small" onClick={() => void list.refetch()}>
            {text.retry}
          </Button>
        </Banner>
      )}
      {list.isPending && <Spinner label={text.loading} />}
      {page && page.notifications.length === 0 && (
        <NothingFound isFiltered={search.filter !== 'all'} onShowAll={() => change({ filter: 'all' })} />
      )}
      {page && <NotificationGroups page={page} search={search} onChange={change} changes={changes} />}
      {page && page.total > page.notifications.length && (
        <div className={layout.wrap}>
          <p className={styles.quiet}>{text.truncated(number(page.notifications.length), number(page.total))}</p>
          <Button size="small" busy={list.isPlaceholderData} onClick={() => setPages(pages + 1)}>
            {text.older}
          </Button>
        </div>
      )}
      <p className={styles.quiet}>{text.archived}</p>
    </div>
  );
}

function Actions() {
  const text = useMessages(notificationsWords);
  const changes = useNotificationChanges();
  const [isAsking, setAsking] = useState(false);
  return (
    <div className={layout.wrap}>
      <Button onClick={() => void changes.markAllRead()}>{text.markAllRead}</Button>
      <Button onClick={() => setAsking(true)}>{text.clearAll}</Button>
      {isAsking && <ClearDialog onClear={changes.clear} onClose={() => setAsking(false)} />}
    </div>
  );
}

/** The user's notifications, the unread ones, and the preferences. */
export function NotificationsPage() {
  const text = useMessages(notificationsWords);
  useTitle(text.title);
  const { may } = useRights();
  const mayAnnounce = may('notifications', 'broadcast');
  return (
    <div className={layout.stack}>
      <header className={layout.split}>
        <div>
          <h1>{text.title}</h1>
          <p className={styles.lead}>{text.about}</p>
          <UnreadLine />
        </div>
        <Actions />
      </header>
      <div className={styles.columns}>
        <NotificationList />
        <aside className={styles.aside} data-in-order>
          <PreferencesPanel />
          {mayAnnounce && <AnnouncementForm />}
        </aside>
      </div>
    </div>
  );
}
