import type { signInWays as english } from '../../en/public/sign-in-ways.ts';

export const signInWays: typeof english = {
  passkey: 'Iniciar sesión con una clave de acceso',
  noPasskey: 'Esta cuenta no tiene ninguna clave de acceso que se pueda usar aquí. Elija otra forma de iniciar sesión.',
  other: 'Otras formas de iniciar sesión',
  company: {
    begin: 'Continuar con el acceso de la empresa',
    returning: 'Iniciando su sesión...',
    rejections: {
      HostedLoginExpired: 'El acceso de la empresa ha caducado o se inició en otra ventana. Inténtelo de nuevo.',
      HostedLoginCanceled: 'Se canceló el acceso de la empresa.',
      HostedLoginFailed: 'No se pudo completar el acceso de la empresa. Inténtelo de nuevo.',
    },
  },
};
