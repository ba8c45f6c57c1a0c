import { allow, can, type Permission } from '@halyard/contracts/policy.ts';
import { fromAccountRole } from '@halyard/contracts/roles.ts';
import { useSession } from '../../session/session.ts';

/** What the signed-in person may do here; the policy table decides, as it does for the server. */
export function useRights() {
  const { currentUser } = useSession();
  const may = (permission: Permission) => currentUser !== null && can(fromAccountRole(currentUser.role), permission);
  return {
    add: may(allow('intelligence', 'create')),
    change: may(allow('intelligence', 'update')),
    delete: may(allow('intelligence', 'delete')),
    export: may(allow('exports', 'bulk')),
  };
}
