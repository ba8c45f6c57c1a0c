import { allow, can } from '@halyard/contracts/policy.ts';
import { fromAccountRole } from '@halyard/contracts/roles.ts';
import { lazy } from 'react';
import { useSession } from '../../../session/session.ts';

const BackgroundWorkPanel = lazy(async () => ({
  default: (await import('./background-work-panel.tsx')).BackgroundWorkPanel,
}));

/** For administrators: what the server does beside requests. */
export function BackgroundWork() {
  const { currentUser } = useSession();
  if (!currentUser || !can(fromAccountRole(currentUser.role), allow('backgroundWork', 'read'))) return null;
  return <BackgroundWorkPanel />;
}
