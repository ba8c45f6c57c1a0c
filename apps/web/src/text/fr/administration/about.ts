import type { about as english } from '../../en/administration/about.ts';
import { common } from '../common.ts';

export const about: typeof english = {
  open: (name: string) => `À propos de ${name}`,
  version: 'Version',
  license: 'Licence',
  accessibility: 'Accessibilité',
  conformance:
    'WCAG 2.2, niveau AA, avec les lacunes que cite docs/accessibility.md de cette version. Signalez les obstacles à l’exploitant de cette installation.',
  identity: 'Fournisseur d’identité',
  identities: { embedded: 'Intégré', cloud: 'Groupe d’utilisateurs Amazon Cognito' },
  notices: 'Mentions relatives aux logiciels tiers',
  loading: common.loading,
  failed: 'Échec du chargement de la version.',
  retry: common.retry,
  close: common.close,
};
