import { inWords } from '../in-words.ts';
import type { notifications as english } from './en.ts';

/** Questions about the person's own notifications in Spanish. */
export const notifications: typeof english = {
  phrases: {
    'topic:notification': inWords('notificación, notificaciones, mis notificaciones, avisos, mensajes'),
    'state:unread': inWords('no vistas, que no he leído, no he leído'),
    'state:read': inWords('leída, leídas, ya leídas, que he leído'),
    'notification:action': inWords(`
      acción requerida, requieren una acción, requiere una acción, requieren acción, requiere acción,
      esperan una acción, esperan una decisión, necesitan una acción, pendientes de mí, esperan mi decisión,
      que requieren acción, que requieren una acción, requieren mi atención, necesitan mi atención
    `),
    'notification:security': inWords('seguridad, de seguridad, sobre seguridad, de tipo seguridad'),
    'notification:entity': inWords('entidad, sobre entidades, de tipo entidad'),
    'notification:intel': inWords('inteligencia, de inteligencia, de tipo inteligencia'),
    'notification:system': inWords('sistema, del sistema, de tipo sistema'),
    'by:type': inWords('por tipo, por tipos, según el tipo, qué tipos de, qué clases de'),
    'notification:any': inWords(`
      en el sistema, recibido, recibidas, he recibido, recibí, me han llegado, llegaron, han llegado, llegado,
      en mi lista, me llegaron
    `),
    'since:then': inWords('desde'),
  },
  examples: [
    '¿Cuántas notificaciones sin leer tengo?',
    '¿Qué notificaciones requieren una acción?',
    'Notificaciones por tipo',
    '¿Cuál es mi última notificación?',
    '¿Cuántas notificaciones han llegado hoy?',
    'Muéstrame mis notificaciones de seguridad sin leer',
  ],
};
