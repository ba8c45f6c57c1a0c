import type { Role } from '@halyard/contracts/accounts/roles.ts';

/** `granted`: a declared role takes effect immediately. `approved`: an administrator decides (decision G-025). */
export type DeclaredRoles = 'granted' | 'approved';

/** The role a new account starts with, and the higher one that waits for an administrator. */
export function grantRole(declared: Role, policy: DeclaredRoles): { role: Role; requestedRole: Role | null } {
  if (policy === 'granted') return { role: declared, requestedRole: null };
  return { role: 'viewer', requestedRole: declared === 'viewer' ? null : declared };
}
