import { allow } from '@halyard/contracts/policy.ts';
import { AuditPage } from '../features/audit/audit-page.tsx';
import { WorkTabs } from '../features/settings/background-work/background-work-panel.tsx';
import { SystemHealthPage } from '../features/system-health/system-health-page.tsx';
import { UsersPage } from '../features/users/users-page.tsx';
import { Guard } from './guard/guard.tsx';

/** All users with an account; non-administrators are redirected to the dashboard. */
export const UsersScreen = () => (
  <Guard permission={allow('users', 'list')}>
    <UsersPage />
  </Guard>
);

/** The audit log; administrators only. */
export const AuditScreen = () => (
  <Guard permission={allow('audit', 'read')}>
    <AuditPage />
  </Guard>
);

/** How the installation is; administrators only. */
export const SystemHealthScreen = () => (
  <Guard permission={allow('platform', 'read')}>
    <SystemHealthPage Jobs={WorkTabs} />
  </Guard>
);
