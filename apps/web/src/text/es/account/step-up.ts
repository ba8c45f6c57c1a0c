import type { stepUp as english } from '../../en/account/step-up.ts';

export const stepUp: typeof english = {
  title: 'Confirme su contraseña',
  why: 'Por su seguridad, introduzca su contraseña para continuar.',
  password: 'Contraseña actual',
  code: 'Código de autenticación',
  codeHint: 'También sirve un código de recuperación. Cada código sirve una sola vez.',
  codeRequired: 'Introduzca un código de su aplicación de autenticación',
  sentCode: 'Código que le hemos enviado',
  sentCodeHint: 'Por correo o SMS, válido durante tres minutos. También sirve un código de recuperación.',
  sentCodeRequired: 'Introduzca el código que le hemos enviado',
  sendAgain: 'Enviar un código nuevo',
  sentAgain: 'Código nuevo enviado.',
  sentToOutbox:
    'Se ha creado un código nuevo; los anteriores ya no sirven. Esta instalación no envía correo: sus administradores encuentran el código en la bandeja de salida.',
  confirm: 'Confirmar',
  confirming: 'Confirmando...',
  cancel: 'Cancelar',
  failed: 'No se pudo comprobar su contraseña. Inténtelo de nuevo.',
};
