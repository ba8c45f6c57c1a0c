import type { sessionEnded as english } from '../../en/public/session-ended.ts';

export const sessionEnded: typeof english = {
  expired: 'Su sesión ha caducado. Inicie sesión de nuevo.',
  idle: 'Su sesión ha caducado. Inicie sesión de nuevo.',
  rejected: 'Su sesión se cerró en otro lugar o ha caducado. Inicie sesión de nuevo.',
  deactivated: 'Su cuenta se ha desactivado. Si necesita acceso, diríjase a un administrador.',
  elsewhere: 'Se cerró la sesión en otra pestaña de este navegador. Inicie sesión de nuevo.',
};
