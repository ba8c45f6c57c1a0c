import type { NotificationPage } from '@halyard/contracts/work/notifications.ts';
import { ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { useNow } from '../../preferences/clock.tsx';
import { useFormat } from '../../preferences/format.ts';
import { usePreferences } from '../../preferences/preferences.tsx';
import { useMessages } from '../../text/lazy-messages.ts';
import { notificationsWords } from '../../text/loaders/administration.ts';
import { ListCount, Quantity } from '../../ui/marks/figure.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { groupNotifications, type NotificationGroup } from './group-notifications.ts';
import { moveFocus, neighbourOf } from './move-focus.ts';
import { NotificationItem } from './notification-item.tsx';
import { type NotificationSearch, toggleGroup } from './notification-search.ts';
import styles from './notifications.module.css';
import type { NotificationChanges } from './use-notification-changes.ts';

type Ports = {
  readonly search: NotificationSearch;
  readonly onChange: (next: Partial<NotificationSearch>) => void;
  readonly changes: NotificationChanges;
};

type GroupProps = Ports & {
  readonly group: NotificationGroup;
  /** There are more of it than are listed. */
  readonly isCut: boolean;
};

function GroupCount({ group: { notifications }, isCut }: Pick<GroupProps, 'group' | 'isCut'>) {
  const text = useMessages(notificationsWords);
  const { number } = useFormat();
  const written = isCut ? text.atLeast(number(notifications.length)) : number(notifications.length);
  return (
    <>
      <ListCount rows={notifications.length} className={styles.groupCount} aria-hidden>
        {written}
      </ListCount>
      <VisuallyHidden>
        <Quantity>{text.inGroup(notifications.length, written)}</Quantity>
      </VisuallyHidden>
    </>
  );
}

function Group({ group, isCut, search, onChange, changes }: GroupProps) {
  const text = useMessages(notificationsWords);
  const list = useRef<HTMLUListElement>(null);
  const { name, notifications } = group;
  const isOpen = search.open.includes(name) || notifications.some(({ id }) => id === search.item);
  const listId = `notifications-${name}`;

  function toggle() {
    const open = isOpen ? search.open.filter((known) => known !== name) : toggleGroup(search.open, name);
    const holdsItem = notifications.some(({ id }) => id === search.item);
    onChange({ open, ...(isOpen && holdsItem && { item: undefined }) });
  }

  function dismiss(id: string) {
    neighbourOf(list.current, id)?.focus();
    void changes.dismiss([id]);
  }

  return (
    <section className={styles.group}>
      <h2>
        <button
          type="button"
          className={styles.groupHead}
          aria-expanded={isOpen}
          aria-controls={isOpen && notifications.length > 0 ? listId : undefined}
          onClick={toggle}
        >
          <ChevronRight size={16} aria-hidden className={styles.chevron} />
          {text.groups[name]} <GroupCount group={group} isCut={isCut} />
        </button>
      </h2>
      {isOpen && notifications.length > 0 && (
        <ul ref={list} id={listId} className={styles.items} aria-label={text.groups[name]}>
          {notifications.map((notification) => (
            <NotificationItem
              key={notification.id}
              notification={notification}
              isOpen={search.item === notification.id}
              onToggleDetails={() => onChange({ item: search.item === notification.id ? undefined : notification.id })}
              onMark={(read) => void changes.mark([notification.id], read)}
              onDismiss={() => dismiss(notification.id)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Today, yesterday and the seven days before; arrows move from one notification to the next. */
export function NotificationGroups({ page, ...ports }: Ports & { readonly page: NotificationPage }) {
  const { timeZone } = usePreferences();
  const now = useNow(30_000);
  const groups = groupNotifications(page.notifications, { now, timeZone });
  const last = groups.findLast(({ notifications }) => notifications.length > 0);
  const isCut = page.total > page.notifications.length;

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (moveFocus(event.currentTarget, event.key)) event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the notifications inside.
    <div className={styles.groups} onKeyDown={onKeyDown}>
      {groups.map((group) => (
        <Group key={group.name} group={group} isCut={isCut && group === last} {...ports} />
      ))}
    </div>
  );
}
