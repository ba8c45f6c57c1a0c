import type { sessionTimeout as english } from '../../en/account/session-timeout.ts';

export const sessionTimeout: typeof english = {
  title: 'Êtes-vous toujours là ?',
  // In French zero counts as one.
  remaining: (seconds, written) => `Vous serez déconnecté dans ${written} ${seconds < 2 ? 'seconde' : 'secondes'}.`,
  why: 'Vous êtes inactif depuis un moment.',
  stay: 'Rester connecté',
  signOut: 'Se déconnecter maintenant',
};
