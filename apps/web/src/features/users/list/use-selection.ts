import type { User } from '@halyard/contracts/accounts/users.ts';
import { useState } from 'react';

/** The ticked users, across pages: ids with their user names at the time. */
export function useSelection() {
  const [selected, setSelected] = useState<ReadonlyMap<string, string>>(new Map());

  function select(users: readonly Pick<User, 'id' | 'username'>[], isSelected: boolean) {
    const next = new Map(selected);
    for (const { id, username } of users) isSelected ? next.set(id, username) : next.delete(id);
    setSelected(next);
  }

  return { selected, select, clear: () => setSelected(new Map()) };
}
