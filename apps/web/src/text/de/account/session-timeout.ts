import type { sessionTimeout as english } from '../../en/account/session-timeout.ts';

export const sessionTimeout: typeof english = {
  title: 'Sind Sie noch da?',
  remaining: (seconds, written) => `Sie werden in ${written} ${seconds === 1 ? 'Sekunde' : 'Sekunden'} abgemeldet.`,
  why: 'Seit einer Weile hat niemand getippt, geklickt oder gescrollt.',
  stay: 'Angemeldet bleiben',
  signOut: 'Jetzt abmelden',
};
