/** How long ago the password may have been given for what needs a recent sign-in, in milliseconds. */
export const stepUpForMs = { profile: 10 * 60_000, security: 5 * 60_000 } as const;
