import type { signInSteps as english } from '../en/sign-in-steps.ts';

export const signInSteps: typeof english = {
  codeHint:
    'Su aplicación muestra un código nuevo cada 30 segundos y cada uno sirve una sola vez. También sirve un código de recuperación.',
  choose: {
    CONTINUE_SIGN_IN_WITH_MFA_SETUP_SELECTION: 'Su cuenta necesita un segundo paso. Elija cuál desea configurar:',
    CONTINUE_SIGN_IN_WITH_MFA_SELECTION: 'Elija cómo demostrar que es usted:',
    CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION: 'Elija cómo iniciar sesión:',
  },
  ways: {
    PASSWORD: 'Contraseña',
    PASSWORD_SRP: 'Contraseña',
    EMAIL: 'Código por correo electrónico',
    EMAIL_OTP: 'Código por correo electrónico',
    SMS: 'Código por mensaje de texto',
    SMS_OTP: 'Código por mensaje de texto',
    TOTP: 'Código de una aplicación de autenticación',
    WEB_AUTHN: 'Clave de acceso',
  },
  email: { title: 'Introduzca la dirección a la que deben enviarse los códigos', label: 'Correo electrónico' },
  setUp: {
    why: 'Su cuenta necesita una aplicación de autenticación. Se configura una sola vez, ahora.',
    scan: 'Escanee esto con una aplicación de autenticación:',
    qrLabel: 'Código QR con el secreto para su aplicación de autenticación',
    secret: 'O escriba este secreto en la aplicación:',
    copy: 'Copiar',
    copied: 'Copiado',
    copyFailed: 'El navegador no permitió copiar. El texto está seleccionado: cópielo con el teclado.',
    prove: 'Después, introduzca el código que muestra la aplicación.',
    code: 'Código de la aplicación',
    codeHint: 'Seis cifras. Dispone de tres minutos.',
  },
};
