import { useEffect, useRef } from 'react';
import { useSession } from '../session/session.ts';

type Import = { readonly id: string; readonly state: string; readonly by: { readonly id: string } | null };

type Options<R> = {
  readonly isMoving: (record: R) => boolean;
  /** Says how an import of the signed-in user ended that was in state `before`. */
  readonly announce: (record: R, before: string) => void;
  /** Called when any import has ended. */
  readonly onEnded: (record: R) => void;
};

/** Announces, once, how each import ended that was seen running on this screen. */
export function useAnnounceEndings<R extends Import>(imports: readonly R[], options: Options<R>) {
  const { isMoving, announce, onEnded } = options;
  const { currentUser } = useSession();
  const moving = useRef<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    for (const record of imports) {
      const before = moving.current.get(record.id);
      if (before === undefined || isMoving(record)) continue;
      if (record.by !== null && record.by.id === currentUser?.id) announce(record, before);
      onEnded(record);
    }
    moving.current = new Map(imports.filter(isMoving).map(({ id, state }) => [id, state]));
  });
}
