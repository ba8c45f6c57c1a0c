import { allow, can, scopeFor } from '@halyard/contracts/policy.ts';
import { fromAccountRole } from '@halyard/contracts/roles.ts';
import type { SchemaRecord } from '@halyard/contracts/schemas.ts';
import { useSession } from '../../session/session.ts';

/** What the signed-in person may do here; the policy table decides, as it does for the server. */
export function useRights() {
  const { currentUser } = useSession();
  if (!currentUser) return { mayMake: false, mayDescribe: false, mayDelete: () => false };
  const role = fromAccountRole(currentUser.role);
  const reach = scopeFor(role, allow('schemas', 'delete'));
  return {
    mayMake: can(role, allow('schemas', 'create')),
    mayDescribe: can(role, allow('schemas', 'update')),
    /** One's own, or anyone's. */
    mayDelete: ({ by }: SchemaRecord) => reach === 'all' || (reach === 'own' && by?.id === currentUser.id),
  };
}
