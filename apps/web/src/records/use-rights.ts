import { fromAccountRole } from '@halyard/contracts/accounts/roles.ts';
import { type Action, allow, type Resource, scopeFor } from '@halyard/contracts/policy.ts';
import { useSession } from '../session/session.ts';

/** The author of something; no one if the account is deleted. */
type Made = { readonly by: { readonly id: string | null } | null };

/** The permissions of the signed-in user; the policy table decides, as on the server. */
export function useRights() {
  const { currentUser } = useSession();

  function scopeOf<R extends Resource>(resource: R, action: Action<R>) {
    return currentUser ? scopeFor(fromAccountRole(currentUser.role), allow(resource, action)) : 'none';
  }

  return {
    may: <R extends Resource>(resource: R, action: Action<R>) => scopeOf(resource, action) !== 'none',
    /** The same for one record: some roles may act only on their own. */
    mayWith<R extends Resource>(resource: R, action: Action<R>, { by }: Made) {
      const scope = scopeOf(resource, action);
      return scope === 'all' || (scope === 'own' && by !== null && by.id === currentUser?.id);
    },
  };
}
