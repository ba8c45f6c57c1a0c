import type { legal as english } from '../../en/public/legal.ts';

/** The dialogs of the three links under the sign-in form. */
export const legal: typeof english = {
  terms: [
    'Para las personas a las que su organización ha dado acceso, en el marco de su trabajo de seguridad e inteligencia.',
    'Lo que haga aquí queda anotado en un registro de auditoría. No comparta su contraseña ni sus códigos.',
    'Los registros pueden contener datos personales de terceros. Úselos y compártalos solo como lo permitan su organización y la ley.',
  ],
  passwords:
    'De las contraseñas solo se guarda un verificador irreversible, cifrado con una clave que está fuera de la base de datos.',
  stored: 'Qué se guarda aquí y durante cuánto tiempo:',
  kept: (of) => [
    'Su cuenta (nombre, correo electrónico, teléfono, empresa, departamento, rol, configuración, panel, tareas y notificaciones): hasta que se elimine la cuenta.',
    'Claves de acceso, aplicaciones de autenticación, códigos de recuperación y claves de API, cifrados o como hash: hasta que los quite o se elimine la cuenta.',
    `Sesiones y dispositivos, con hora, dirección de red y navegador: hasta que cierre sesión, como máximo ${of.sessionDays} días después del último uso; los dispositivos recordados, hasta que los quite.`,
    'Quién hizo qué, con hora y dirección de red, en el registro de auditoría y en el historial de los registros: mientras exista este espacio de trabajo, también después de eliminar la cuenta.',
    `Amenazas, entidades, incidentes, esquemas, importaciones y datos policiales, con los nombres de quienes trabajaron en ellos: hasta que alguien los elimine. Los esquemas eliminados se borran a los ${of.deletedSchemaDays} días; los demás registros eliminados no aparecen en ninguna pantalla y permanecen en la base de datos, como historial.`,
    `Las conversaciones con el asistente y sus valoraciones: las ${of.assistantConversations} más recientes y, de cada una, los ${of.assistantMessages} mensajes más recientes; se eliminan ${of.deletedConversationHours} horas después de borrarlas. Las preguntas guardadas: hasta que las borre o se elimine la cuenta.`,
    `Correos y mensajes de texto: ${of.letterDays} días. Lo que han enviado las fuentes de alertas, tal como llegó: ${of.sourceDeliveryDays} días. Resultados de las entregas de webhooks: ${of.webhookDeliveryDays} días. Códigos: como máximo ${of.codeHours} horas. Contraseñas temporales: ${of.temporaryPasswordDays} días.`,
    'En este navegador: su sesión, idioma, tema, disposición y datos sin guardar.',
  ],
  nothingSent: 'No se envía nada a servicios externos.',
  sent: 'Esta instalación envía datos a servicios externos:',
  servicesUnknown:
    'No se pudo determinar qué servicios externos usa esta instalación. Pregunte a quienes la administran.',
  services: {
    mail: 'Un servidor de correo recibe su dirección y los correos que se le envían, también los códigos.',
    text_messages: 'Una pasarela de mensajes de texto recibe su número de teléfono y los códigos que se le envían.',
    webhooks: 'Los webhooks entregan los eventos del usuario que los configuró a la dirección que eligió.',
    model:
      'Un modelo de lenguaje recibe las preguntas hechas al asistente y los datos con los que se elaboran las respuestas.',
    cloud_pool:
      'Un grupo de usuarios en la nube guarda nombres, correos electrónicos, contraseñas y métodos de dos pasos, y comprueba cada inicio de sesión.',
  },
  support: [
    'Póngase en contacto con los administradores de este espacio de trabajo. Incluya el ID de la solicitud que aparece con el error.',
  ],
};
