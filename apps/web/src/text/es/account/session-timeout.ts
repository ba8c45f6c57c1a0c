import type { sessionTimeout as english } from '../../en/account/session-timeout.ts';

export const sessionTimeout: typeof english = {
  title: '¿Sigue ahí?',
  remaining: (seconds, written) => `Se cerrará la sesión en ${written} ${seconds === 1 ? 'segundo' : 'segundos'}.`,
  why: 'Lleva un rato inactivo.',
  stay: 'Mantener la sesión iniciada',
  signOut: 'Cerrar sesión ahora',
};
