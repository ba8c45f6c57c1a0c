import type { signInSteps as english } from '../../en/public/sign-in-steps.ts';
import { common } from '../common.ts';

export const signInSteps: typeof english = {
  resendRejections: {
    UserNotFoundException: 'El usuario no existe',
    InvalidParameterException: 'El correo electrónico indicado no es válido',
    LimitExceededException: 'Demasiados intentos, inténtelo más tarde',
    otherwise: 'No se pudo reenviar el código',
  },
  verify: {
    hint: (email) => `Hemos enviado un código de seis cifras a ${email}. Es válido durante 24 horas.`,
    hintOfOutbox: (email) =>
      `Se ha creado un código de seis cifras para ${email}. Esta instalación no envía correo: sus administradores encuentran el código en la bandeja de salida. Es válido durante 24 horas.`,
    hintWithoutEmail: 'Introduzca el correo con el que se registró y el código que recibió.',
    registered: 'Registro completado. Consulte su correo electrónico para verificar la cuenta.',
    code: common.verificationCode,
    codeRequired: 'El código de verificación es obligatorio',
    submit: 'Verificar',
    submitting: 'Verificando...',
    resend: 'Reenviar código',
    resent: 'Hemos enviado un código nuevo. Los anteriores ya no sirven.',
    resentToOutbox:
      'Se ha creado un código nuevo; los anteriores ya no sirven. Esta instalación no envía correo: sus administradores encuentran el código en la bandeja de salida.',
  },
  steps: {
    CONFIRM_SIGN_IN_WITH_SMS_CODE: { title: 'Introduzca el código de su teléfono', label: 'Código' },
    CONFIRM_SIGN_IN_WITH_EMAIL_CODE: { title: 'Introduzca el código del correo', label: 'Código' },
    CONFIRM_SIGN_IN_WITH_TOTP_CODE: {
      title: 'Introduzca el código de su aplicación de autenticación',
      label: 'Código',
    },
    CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE: { title: 'Responda a la pregunta', label: 'Respuesta' },
    CONFIRM_SIGN_IN_WITH_PASSWORD: { title: 'Confirme su contraseña', label: 'Contraseña' },
  },
  sentTo: (destination) => `Lo hemos enviado a ${destination}. Es válido durante tres minutos.`,
  wrongAnswer: 'La respuesta no es correcta. Inténtelo de nuevo.',
  waitingForPasskey: 'Su navegador le está pidiendo la clave de acceso.',
  toSignIn: 'Ir al inicio de sesión',
  stepSubmit: 'Continuar',
  stepRequired: 'Rellene este campo',
  newPassword: {
    title: 'Elija una contraseña nueva',
    hint: 'Ha iniciado sesión con una contraseña temporal.',
    password: 'Contraseña nueva',
    confirm: 'Confirmar contraseña nueva',
    tooShort: common.passwordTooShort,
    mismatch: common.passwordsDiffer,
  },
  unsupported: 'Esta cuenta exige un método de inicio de sesión no admitido. Póngase en contacto con su administrador.',
  codeHint:
    'Su aplicación muestra un código nuevo cada 30 segundos y cada uno sirve una sola vez. También sirve un código de recuperación.',
  choose: {
    CONTINUE_SIGN_IN_WITH_MFA_SETUP_SELECTION: 'Su cuenta necesita un segundo paso. Elija cuál desea configurar:',
    CONTINUE_SIGN_IN_WITH_MFA_SELECTION: 'Elija un método de verificación:',
    CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION: 'Elija cómo iniciar sesión:',
  },
  ways: {
    PASSWORD: common.password,
    PASSWORD_SRP: common.password,
    EMAIL: 'Código por correo electrónico',
    EMAIL_OTP: 'Código por correo electrónico',
    SMS: 'Código por mensaje de texto',
    SMS_OTP: 'Código por mensaje de texto',
    TOTP: 'Código de una aplicación de autenticación',
    WEB_AUTHN: 'Clave de acceso',
  },
  email: { title: 'Introduzca el correo para los códigos de verificación', label: 'Correo electrónico' },
  setUp: {
    why: 'Su cuenta exige la autenticación en dos pasos. Configure una aplicación de autenticación para continuar.',
    scan: 'Escanee esto con una aplicación de autenticación:',
    qrLabel: 'Código QR con la clave de configuración para su aplicación de autenticación',
    secret: 'O introduzca esta clave de configuración:',
    copy: common.copy,
    copied: common.copied,
    copyFailed: common.copyFailed,
    prove: 'Después, introduzca el código que muestra la aplicación.',
    code: common.verificationCode,
    codeHint: 'Seis cifras. Dispone de tres minutos.',
  },
};
