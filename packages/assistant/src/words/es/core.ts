import type { core as english } from '../en/core.ts';

export const core: typeof english = {
  levels: { Critical: 'Crítica', High: 'Alta', Medium: 'Media', Low: 'Baja' },
  unknown: 'desconocido',
  none: 'ninguno',
  moreRows: (shown) => `y ${shown} más`,
  until: (day) => `hasta el ${day} inclusive`,
  tryAsking: 'Puede preguntar, por ejemplo:',
  notUnderstood: 'No he entendido la pregunta. Pruebe a formularla de otra manera.',
  unknownWords: (words) => `No reconozco ${words}. Pruebe con otras palabras.`,
  beyond:
    'Halyard no tiene datos para responder a esto. Informo de los datos registrados; no explico causas ni hago previsiones.',
  forbidden: 'No tiene permiso para ver esto, así que no puedo responder.',
  notFound: (words) => `No he encontrado ningún registro llamado ${words}.`,
  recordGone: 'Este registro ya no existe.',
  unavailable: 'Estos datos no se pueden leer en este momento. Inténtelo de nuevo.',
  tooLong: 'Esta pregunta es demasiado larga para mí. Pregunte una cosa cada vez.',
  empty: 'Pregúnteme por incidentes, amenazas, la red, tareas, notificaciones, datos policiales o esquemas.',
};
