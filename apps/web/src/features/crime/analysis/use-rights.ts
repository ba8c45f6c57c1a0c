import { allow, can, type Permission } from '@halyard/contracts/policy.ts';
import { fromAccountRole } from '@halyard/contracts/roles.ts';
import { useSession } from '../../../session/session.ts';

/** What the signed-in person may do here; the policy table decides, as it does for the server. */
export function useRights() {
  const { currentUser } = useSession();
  const may = (permission: Permission) => currentUser !== null && can(fromAccountRole(currentUser.role), permission);
  return { run: may(allow('analyses', 'run')), cancel: may(allow('analyses', 'delete')) };
}
