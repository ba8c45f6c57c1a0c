import type { app as english } from '../en/app.ts';

export const app: typeof english = {
  starting: 'Iniciando la aplicación...',
  loading: 'Cargando...',
  verifying: 'Comprobando la autenticación...',
  skipToContent: 'Ir al contenido',
  applicationError: 'Error de la aplicación',
  reloadApplication: 'Recargar la aplicación',
  criticalError: 'Error crítico',
  criticalErrorReason: 'La página no tiene dónde mostrar la aplicación. Al recargarla se vuelve a obtener.',
  reload: 'Recargar',
  somethingWentWrong: 'Algo ha fallado',
  somethingWentWrongReason: 'Esta parte de la pantalla ha dejado de funcionar. Lo que guardó está a salvo.',
  reloadPage: 'Recargar página',
  authenticationError: 'Error de autenticación',
  returnToLogin: 'Volver al inicio de sesión',
  authenticationFailed: 'Error de autenticación. Inténtelo de nuevo.',
  initialisationTimedOut: 'La autenticación ha tardado demasiado en iniciarse. Inténtelo de nuevo.',
  toasts: 'Mensajes',
  dismiss: 'Descartar',
  close: 'Cerrar',
  title: (screen, product) => `${screen} · ${product}`,
};
