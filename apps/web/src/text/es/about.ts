import type { AboutWords } from '../about-words.ts';

export const about: AboutWords = {
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
