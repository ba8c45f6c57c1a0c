import type { User } from '@halyard/contracts/accounts/users.ts';
import { useState } from 'react';

/** Who is ticked, on whichever page: ids with the user names they had. */
export function useSelection() {
  const [selected, setSelected] = useState<ReadonlyMap<string, string>>(new Map());

  function select(users: readonly Pick<User, 'id' | 'username'>[], isSelected: boolean) {
    const next = new Map(selected);
    for (const { id, username } of users) isSelected ? next.set(id, username) : next.delete(id);
    setSelected(next);
  }

  return { selected, select, clear: () => setSelected(new Map()) };
}
