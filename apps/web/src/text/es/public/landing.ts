import type { landing as english } from '../../en/public/landing.ts';

export const landing: typeof english = {
  title: 'Inicio',
  welcome: (product) => `Le damos la bienvenida a ${product}`,
  about:
    'Una plataforma de análisis de amenazas y operaciones de seguridad para equipos de seguridad y de inteligencia.',
  greeting: (username) => `Sesión iniciada como ${username}.`,
  openDashboard: 'Abrir el panel',
  signIn: 'Iniciar sesión',
  register: 'Crear una cuenta',
};
