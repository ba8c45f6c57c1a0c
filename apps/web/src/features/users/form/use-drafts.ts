import { useState } from 'react';
import type { UserDraft } from './check-user.ts';

const none: UserDraft = {};

/** What has been typed about whom and not been saved, by id; it outlives the window it was typed in. */
export function useDrafts() {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, UserDraft>>(new Map());
  return {
    draftOf: (id: string) => drafts.get(id) ?? none,
    keep: (id: string, draft: UserDraft) => setDrafts((before) => new Map(before).set(id, draft)),
    drop: (id: string) => setDrafts((before) => new Map([...before].filter(([other]) => other !== id))),
  };
}

export type Drafts = ReturnType<typeof useDrafts>;
