import type { about as english } from '../../en/administration/about.ts';
import { common } from '../common.ts';

export const about: typeof english = {
  open: (name: string) => `Acerca de ${name}`,
  version: 'Versión',
  license: 'Licencia',
  identity: 'Proveedor de identidad',
  identities: { embedded: 'Integrado', cloud: 'Grupo de usuarios de Amazon Cognito' },
  notices: 'Avisos de terceros',
  loading: common.loading,
  failed: 'No se pudo cargar la versión.',
  retry: common.retry,
  close: common.close,
};
