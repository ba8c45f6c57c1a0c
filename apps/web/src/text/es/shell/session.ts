import type { session as english } from '../../en/shell/session.ts';

const doesNotExist = 'El usuario no existe';
const wrongCode = 'Código de verificación no válido';
const expiredCode = 'El código de verificación ha caducado';
const weakPassword = 'La contraseña no cumple los requisitos';

/** Texts of the identity provider's rejections, by operation and exception. They differ on purpose: never tidy them. */
export const session: typeof english = {
  unavailable: 'El servicio de autenticación no está disponible',
  initialisationFailed: 'No se pudo iniciar la autenticación',
  alreadySignedIn: 'Ya hay una sesión iniciada.',
  expired: 'Su sesión ha caducado. Inicie sesión de nuevo.',
  signInExpired: 'El tiempo para iniciar sesión ha terminado. Inicie sesión de nuevo.',
  signIn: {
    NotAuthorizedException: 'Nombre de usuario o contraseña incorrectos',
    UserNotFoundException: doesNotExist,
    UserNotConfirmedException:
      'La cuenta no está verificada. Busque el enlace de verificación en su correo electrónico',
    PasswordResetRequiredException: 'Es necesario restablecer la contraseña',
    LimitExceededException: 'Demasiados intentos fallidos. Inténtelo más tarde',
    otherwise: 'No se pudo iniciar sesión',
    withoutTokens: 'No se pudo iniciar sesión. Compruebe sus credenciales.',
  },
  confirmSignUp: {
    CodeMismatchException: wrongCode,
    ExpiredCodeException: expiredCode,
    NotAuthorizedException: 'El usuario ya está confirmado',
    UserNotFoundException: doesNotExist,
    LimitExceededException: 'Demasiados intentos, inténtelo más tarde',
    otherwise: 'No se pudo confirmar la cuenta',
  },
  confirmReset: {
    CodeMismatchException: wrongCode,
    ExpiredCodeException: expiredCode,
    InvalidPasswordException: weakPassword,
    UserNotFoundException: doesNotExist,
    LimitExceededException: 'Demasiados intentos. Inténtelo más tarde',
    otherwise: 'No se pudo restablecer la contraseña',
  },
};
