import type { about as english } from '../../en/administration/about.ts';
import { common } from '../common.ts';

export const about: typeof english = {
  open: (name: string) => `Über ${name}`,
  version: 'Version',
  license: 'Lizenz',
  accessibility: 'Barrierefreiheit',
  conformance:
    'WCAG 2.2, Stufe AA, mit den Lücken, die docs/accessibility.md dieser Version nennt. Melden Sie Barrieren dem Betreiber dieser Installation.',
  identity: 'Identitätsanbieter',
  identities: { embedded: 'Eingebettet', cloud: 'Amazon-Cognito-Benutzerpool' },
  notices: 'Lizenzhinweise Dritter',
  loading: common.loading,
  failed: 'Die Version konnte nicht geladen werden.',
  retry: common.retry,
  close: common.close,
};
