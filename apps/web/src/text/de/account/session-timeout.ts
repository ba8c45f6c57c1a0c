import type { sessionTimeout as english } from '../../en/account/session-timeout.ts';

export const sessionTimeout: typeof english = {
  title: 'Sind Sie noch da?',
  remaining: (seconds, written) => `Sie werden in ${written} ${seconds === 1 ? 'Sekunde' : 'Sekunden'} abgemeldet.`,
  why: 'Sie waren eine Weile inaktiv.',
  stay: 'Angemeldet bleiben',
  signOut: 'Jetzt abmelden',
};
