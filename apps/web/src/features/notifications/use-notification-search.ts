import { useNavigate, useSearch } from '@tanstack/react-router';
import { type NotificationSearch, readNotificationSearch, writeNotificationSearch } from './notification-search.ts';

/** The state in the address bar, and how to change it. */
export function useNotificationSearch() {
  const navigate = useNavigate();
  const search = readNotificationSearch(useSearch({ strict: false }));
  const change = (next: Partial<NotificationSearch>) =>
    void navigate({
      to: '.',
      search: ({ filter: _filter, open: _open, item: _item, ...others }: Record<string, unknown>) => ({
        ...others,
        ...writeNotificationSearch({ ...search, ...next }),
      }),
      replace: next.filter === undefined,
      resetScroll: false,
    });
  return { search, change };
}
