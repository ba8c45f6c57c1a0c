import type { ImportRecord } from '@halyard/contracts/imports.ts';
import { allow, can, scopeFor } from '@halyard/contracts/policy.ts';
import { fromAccountRole } from '@halyard/contracts/roles.ts';
import { useSession } from '../../session/session.ts';

/** What the signed-in person may do here; the policy table decides, as it does for the server. */
export function useRights() {
  const { currentUser } = useSession();
  if (!currentUser) return { mayImport: false, mayTakeBack: () => false };
  const role = fromAccountRole(currentUser.role);
  const reach = scopeFor(role, allow('imports', 'delete'));
  return {
    mayImport: can(role, allow('imports', 'create')),
    /** Cancel or undo it: one's own, or anyone's. */
    mayTakeBack: ({ by }: ImportRecord) => reach === 'all' || (reach === 'own' && by?.id === currentUser.id),
  };
}
