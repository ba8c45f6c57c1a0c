import type { about as english } from '../en/about.ts';

export const about: typeof english = {
  open: (name: string) => `Acerca de ${name}`,
  version: 'Versión',
  license: 'Licencia',
  identity: 'Proveedor de identidad',
  identities: { embedded: 'Integrado', cloud: 'Grupo de usuarios de Amazon Cognito' },
  notices: 'Avisos de terceros',
  loading: 'Cargando...',
  failed: 'No se pudo cargar la versión.',
  retry: 'Reintentar',
  close: 'Cerrar',
};
