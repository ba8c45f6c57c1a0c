import type { about as english } from '../../en/administration/about.ts';
import { common } from '../common.ts';

export const about: typeof english = {
  open: (name: string) => `Über ${name}`,
  version: 'Version',
  license: 'Lizenz',
  identity: 'Identitätsanbieter',
  identities: { embedded: 'Eingebettet', cloud: 'Amazon-Cognito-Benutzerpool' },
  notices: 'Lizenzhinweise Dritter',
  loading: common.loading,
  failed: 'Die Version konnte nicht geladen werden.',
  retry: common.retry,
  close: common.close,
};
