import type { lookup as english } from './en.ts';

/** Looking a record up by its name, in Spanish. */
export const lookup: typeof english = {
  phrases: {},
  examples: ['Háblame de Meridian Freight', '¿Quién es Dorian Vella?'],
  articles: ['el', 'la', 'los', 'las', 'un', 'una', 'nuestro', 'nuestra'],
  searched: (words) => `Búsqueda: «${words}»`,
  kinds: {
    incident: 'Incidente',
    threat: 'Amenaza',
    entity: 'Entidad',
    playbook: 'Guía de respuesta',
    notification: 'Notificación',
    task: 'Tarea',
    user: 'Usuario',
    schema: 'Esquema',
    analysis: 'Análisis',
  },
  found: (words) => `Varios registros se llaman como «${words}». ¿A cuál se refiere?`,
  is: {
    playbook: (name) => `${name} es una guía de respuesta.`,
    task: (name) => `${name} es una de sus tareas.`,
    user: (name, email) => `${name} es un usuario: ${email}.`,
  },
  none: (words) => `No encontré ningún registro llamado «${words}».`,
  caption: 'Registros encontrados',
  columns: { name: 'Nombre', kind: 'Clase', about: 'Detalle' },
};
