import type { core as english } from '../en/core.ts';

export const core: typeof english = {
  levels: { Critical: 'Crítica', High: 'Alta', Medium: 'Media', Low: 'Baja' },
  unknown: 'desconocido',
  none: 'ninguno',
  moreRows: (shown) => `y ${shown} más`,
  until: (day) => `hasta el ${day} inclusive`,
  tryAsking: 'Puede preguntar, por ejemplo:',
  notUnderstood:
    'No entiendo esta pregunta lo bastante bien para responderla con sus datos, así que no hago conjeturas.',
  unknownWords: (words) => `No sé qué significa ${words} aquí, así que no hago conjeturas.`,
  beyond:
    'Halyard no guarda datos que respondan a esto. Informo de lo que está registrado; no doy explicaciones ni hago previsiones.',
  forbidden: 'No tiene permiso para ver esto, así que no puedo responder.',
  notFound: (words) => `No he encontrado ningún registro llamado ${words}.`,
  recordGone: 'El registro al que se refiere ya no existe.',
  unavailable: 'Los datos necesarios no se pueden leer en este momento. Inténtelo de nuevo.',
  tooLong: 'Esta pregunta es demasiado larga para mí. Pregunte una cosa cada vez.',
  empty: 'Pregúnteme por incidentes, amenazas, la red, tareas, notificaciones, datos policiales o esquemas.',
};
