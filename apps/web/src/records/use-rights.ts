import { fromAccountRole } from '@halyard/contracts/accounts/roles.ts';
import { type Action, allow, type Resource, scopeFor } from '@halyard/contracts/policy.ts';
import { useSession } from '../session/session.ts';

/** What someone made; no one where an account is gone. */
type Made = { readonly by: { readonly id: string | null } | null };

/** What the signed-in person may do; the policy table decides, as it does for the server. */
export function useRights() {
  const { currentUser } = useSession();

  function scopeOf<R extends Resource>(resource: R, action: Action<R>) {
    return currentUser ? scopeFor(fromAccountRole(currentUser.role), allow(resource, action)) : 'none';
  }

  return {
    may: <R extends Resource>(resource: R, action: Action<R>) => scopeOf(resource, action) !== 'none',
    /** The same for one record: some may act only on what they made themselves. */
    mayWith<R extends Resource>(resource: R, action: Action<R>, { by }: Made) {
      const scope = scopeOf(resource, action);
      return scope === 'all' || (scope === 'own' && by !== null && by.id === currentUser?.id);
    },
  };
}
