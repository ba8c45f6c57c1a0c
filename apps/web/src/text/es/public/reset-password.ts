import { fields } from '@halyard/messages/es';
import type { resetPassword as english } from '../../en/public/reset-password.ts';
import { common } from '../common.ts';

export const resetPassword: typeof english = {
  requestRejections: {
    UserNotFoundException: 'El usuario no existe',
    InvalidParameterException: 'El correo electrónico indicado no es válido',
    LimitExceededException: 'Demasiados intentos. Inténtelo más tarde',
    otherwise: 'No se pudo iniciar el restablecimiento de la contraseña',
  },
  title: 'Restablezca su contraseña',
  request: {
    hint: 'Introduzca su correo y le enviaremos un código de seis cifras.',
    email: fields.email,
    emailMissing: common.emailRequired,
    submit: 'Enviar código',
    submitting: common.sending,
    haveCode: 'Ya tengo un código',
  },
  confirm: {
    hint: (email) => `Introduzca el código que hemos enviado a ${email}. Es válido durante una hora.`,
    hintOfOutbox: (email) =>
      `Se ha creado un código de seis cifras para ${email}. Esta instalación no envía correo: sus administradores encuentran el código en la bandeja de salida. Es válido durante una hora.`,
    code: common.verificationCode,
    codeMissing: 'El código de verificación es obligatorio',
    password: 'Contraseña nueva',
    confirmPassword: 'Confirmar contraseña nueva',
    passwordMissing: 'La contraseña es obligatoria',
    tooShort: common.passwordTooShort,
    mismatch: common.passwordsDiffer,
    submit: 'Restablecer contraseña',
    submitting: 'Restableciendo...',
    resend: 'Reenviar código',
    resent: 'Se ha enviado un código nuevo. Los códigos anteriores ya no son válidos.',
    resentToOutbox:
      'Se ha creado un código nuevo; los anteriores ya no sirven. Esta instalación no envía correo: sus administradores encuentran el código en la bandeja de salida.',
  },
  done: {
    title: 'Su contraseña ha cambiado',
    hint: 'Se han cerrado todas las demás sesiones de esta cuenta.',
    goToLogin: 'Ir al inicio de sesión',
  },
  back: 'Volver al inicio de sesión',
};
