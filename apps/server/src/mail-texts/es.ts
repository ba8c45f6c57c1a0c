import type { MailTexts } from './mail-texts.ts';

export const spanish: MailTexts = {
  sign_up_code: ({ productName, code }) => ({
    subject: `${code} es su código de verificación de ${productName}`,
    lines: [
      `Su código de verificación es ${code}. Es válido durante 24 horas.`,
      'Introdúzcalo donde se registró, o abra esta página y pulse Verificar:',
    ],
  }),
  reset_code: ({ productName, code }) => ({
    subject: `${code} es su código para restablecer la contraseña de ${productName}`,
    lines: [
      `Su código para establecer una contraseña nueva es ${code}. Es válido durante una hora.`,
      'Si no lo ha solicitado, no tiene que hacer nada: su contraseña no cambiará.',
      'Introdúzcalo donde lo solicitó, o abra esta página:',
    ],
  }),
  attribute_code: ({ productName, code }) => ({
    subject: `${code} es su código de verificación de ${productName}`,
    lines: [`Su código para confirmar esta dirección es ${code}. Es válido durante 24 horas.`],
  }),
  sign_in_code: ({ productName, code }) => ({
    subject: `${code} es su código de inicio de sesión de ${productName}`,
    lines: [
      `Su código para iniciar sesión es ${code}. Es válido durante tres minutos y sirve una sola vez.`,
      'Si no ha sido usted, no comparta este código. Es posible que alguien conozca su contraseña. Cámbiela ahora.',
    ],
  }),
  step_up_code: ({ productName, code }) => ({
    subject: `${code} es su código de verificación de ${productName}`,
    lines: [
      `Su código para confirmar que es usted es ${code}. Es válido durante tres minutos y sirve una sola vez.`,
      'Si no ha sido usted, no comparta este código. Alguien ha iniciado sesión en su cuenta y es posible que conozca su contraseña. Cámbiela de inmediato.',
    ],
  }),
  text_code: ({ productName, code }) =>
    `${code} es su código de ${productName}. No lo comparta con nadie, tampoco con nosotros.`,
  email_changed_notice: ({ productName }) => ({
    subject: `Se ha cambiado su correo electrónico de ${productName}`,
    lines: [
      'Su cuenta utiliza ahora otra dirección de correo electrónico.',
      'Si no ha sido usted, póngase en contacto con su administrador de inmediato.',
    ],
  }),
  password_changed_notice: ({ productName }) => ({
    subject: `Se ha cambiado su contraseña de ${productName}`,
    lines: [
      'Se ha cambiado su contraseña y se han cerrado sus demás sesiones.',
      'Si no ha sido usted, restablezca su contraseña de inmediato:',
    ],
  }),
  invitation: ({ productName, temporaryPassword }) => ({
    subject: `Invitación a ${productName}`,
    lines: [
      `Un administrador ha creado una cuenta para usted en ${productName}.`,
      // No full stop beside the password: it could be copied with it.
      `Su contraseña temporal es ${temporaryPassword} y vale durante siete días; al iniciar sesión, elegirá la suya:`,
    ],
  }),
  new_sign_in: ({ productName, at, address, browser }) => ({
    subject: `Nuevo inicio de sesión en su cuenta de ${productName}`,
    lines: [
      `Alguien ha iniciado sesión en su cuenta desde un dispositivo nuevo: ${at}, dirección IP ${address}${browser && `, ${browser}`}.`,
      'Si ha sido usted, no tiene que hacer nada. Si no, cambie su contraseña y finalice la sesión en su perfil:',
    ],
  }),
  sign_in_locked: ({ productName }) => ({
    subject: `Se ha bloqueado el inicio de sesión en su cuenta de ${productName}`,
    lines: [
      'El inicio de sesión desde una red queda bloqueado durante 15 minutos tras demasiadas contraseñas incorrectas.',
      'Si no ha sido usted, su contraseña no se ha adivinado. Le recomendamos activar la autenticación en dos pasos:',
    ],
  }),
  role_requested: ({ productName, who }) => ({
    subject: `${who} solicita un rol superior en ${productName}`,
    lines: [`${who} solicita un rol superior. Concédalo o deniéguelo en Gestión de usuarios:`],
  }),
  role_decided: ({ productName, granted }) => ({
    subject: granted
      ? `Se le ha concedido el rol solicitado en ${productName}`
      : `Se ha denegado su solicitud de rol en ${productName}`,
    lines: [
      granted
        ? 'Un administrador le ha concedido el rol que solicitó. Ya está en vigor.'
        : 'Un administrador ha denegado el rol que solicitó. Conserva su rol actual.',
    ],
  }),
  deletion_requested: ({ productName, who }) => ({
    subject: `${who} solicita eliminar su propia cuenta de ${productName}`,
    lines: [
      `${who} solicita eliminar su propia cuenta. Seguirá activa hasta que usted tome una decisión en Gestión de usuarios:`,
    ],
  }),
  password_expires: ({ productName, days }) => ({
    subject: `Su contraseña de ${productName} caduca pronto`,
    lines: [
      `Deberá sustituir su contraseña dentro de ${days === 1 ? 'un día' : `${days} días`}. Elija una nueva en su perfil:`,
    ],
  }),
  alert: ({ productName, happened, message }) => ({
    subject: `${productName}: ${happened}`,
    lines: [
      happened,
      ...(message ? [message] : []),
      'Recibe este mensaje según sus preferencias de notificación. Véalo en la consola:',
    ],
  }),
  alert_digest: ({ productName, happened, more }) => ({
    subject: `${productName}: resumen de otras notificaciones`,
    lines: [
      'Estas notificaciones se agruparon porque se produjeron en poco tiempo:',
      ...happened,
      ...(more > 0 ? [`Y ${more} más.`] : []),
      'Recibe este mensaje según sus preferencias de notificación. Véalas todas en la consola:',
    ],
  }),
};
