import type { about as english } from '../en/about.ts';

export const about: typeof english = {
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
