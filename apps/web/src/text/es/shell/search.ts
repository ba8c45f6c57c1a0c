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
    playbook: 'Playbooks',
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
  more: 'Hay más resultados. Acote la búsqueda.',
  keys: 'Flechas para moverse, Intro para abrir, Escape para borrar',
};
