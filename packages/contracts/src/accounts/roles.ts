/** The roles Halyard decides by. `viewer` is the lowest: it reads. */
export const roles = ['admin', 'analyst', 'viewer'] as const;
export type Role = (typeof roles)[number];

/** The same roles as registration, the identity provider and the signed-in account spell them (decision G-011). */
export const accountRoles = ['admin', 'analyst', 'user'] as const;
export type AccountRole = (typeof accountRoles)[number];

export const toAccountRole = (role: Role): AccountRole => (role === 'viewer' ? 'user' : role);
export const fromAccountRole = (role: AccountRole): Role => (role === 'user' ? 'viewer' : role);

/** `pending` has not confirmed its address (or waits for an administrator); `inactive` may not sign in. */
export const accountStatuses = ['active', 'inactive', 'pending'] as const;
export type AccountStatus = (typeof accountStatuses)[number];
