import type { about as english } from '../../en/administration/about.ts';
import { common } from '../common.ts';

export const about: typeof english = {
  open: (name: string) => `Acerca de ${name}`,
  version: 'Versión',
  license: 'Licencia',
  accessibility: 'Accesibilidad',
  conformance:
    'WCAG 2.2, nivel AA, con las carencias que enumera docs/accessibility.md de esta versión. Comunique las barreras a quien opera esta instalación.',
  identity: 'Proveedor de identidad',
  identities: { embedded: 'Integrado', cloud: 'Grupo de usuarios de Amazon Cognito' },
  notices: 'Avisos de terceros',
  loading: common.loading,
  failed: 'No se pudo cargar la versión.',
  retry: common.retry,
  close: common.close,
};
