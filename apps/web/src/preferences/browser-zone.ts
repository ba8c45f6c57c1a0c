/** The IANA time zone of this machine: what "local time" means where the person's own choice does not apply. */
export const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
