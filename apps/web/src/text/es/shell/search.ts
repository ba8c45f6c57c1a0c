import { terms } from '@halyard/messages/es';
import type { search as english } from '../../en/shell/search.ts';

export const search: typeof english = {
  title: 'Buscar información',
  close: 'Cerrar la búsqueda',
  results: 'Resultados de la búsqueda',
  kinds: {
    incident: 'Incidentes',
    threat: 'Amenazas',
    entity: 'Entidades',
    playbook: 'Guías de respuesta',
    schema: 'Esquemas',
    analysis: 'Análisis',
    notification: 'Notificaciones',
    task: 'Mis tareas',
    user: 'Usuarios',
  },
  statuses: terms.incidentStatuses,
  screens: 'Ir a',
  actions: 'Acciones',
  newIncident: 'Nuevo incidente',
  newThreat: 'Nueva amenaza',
  newTask: 'Nueva tarea',
  import: 'Importar un archivo',
  searching: 'Buscando…',
  none: 'Sin resultados',
  failed: 'La búsqueda ha fallado.',
  retry: 'Reintentar',
  found: (count, written) => `${written} ${count === 1 ? 'resultado' : 'resultados'}`,
  more: 'Hay más. Añada una palabra para acotarlos.',
  keys: 'Las flechas eligen, Intro abre, Escape borra.',
};
