import type { AboutWords } from '../about-words.ts';

export const about: AboutWords = {
  open: (name: string) => `Über ${name}`,
  version: 'Version',
  license: 'Lizenz',
  identity: 'Identitätsanbieter',
  identities: { embedded: 'Eingebettet', cloud: 'Amazon-Cognito-Benutzerpool' },
  notices: 'Lizenzhinweise Dritter',
  loading: 'Wird geladen...',
  failed: 'Die Version konnte nicht geladen werden.',
  retry: 'Erneut versuchen',
  close: 'Schließen',
};
