import type { todos as english } from '../../en/work/todos.ts';
import { common } from '../common.ts';
import { plural } from '../plural.ts';

const active = (written: string) => (written === '1' ? '1 activa' : `${written} activas`);
const overdue = (written: string) => (written === '1' ? '1 vencida' : `${written} vencidas`);

export const todos: typeof english = {
  title: 'Mis tareas',
  activeCount: active,
  overdueCount: overdue,
  loading: 'Cargando las tareas...',
  newTask: 'Añadir una tarea...',
  newTaskLabel: 'Tarea nueva',
  add: 'Añadir',
  entryHint: 'Añada !alta o !baja para la prioridad y una fecha como mañana, viernes o 2026-12-01.',
  readAs: 'Se entiende como',
  duePart: (day) => `Vence: ${day}`,
  leaveAsTyped: (part) => `Dejar como está escrito: ${part}`,
  tooLong: (most) => `Una tarea tiene como máximo ${most} caracteres.`,

  active: 'Tareas activas',
  completed: 'Tareas completadas',
  noActive: 'No hay tareas activas. ¡Añada una arriba!',
  noCompleted: 'Aún no hay tareas completadas.',
  noneMatch: 'Ninguna tarea coincide con este filtro.',

  filterTasks: 'Filtrar tareas',
  searchTasks: 'Buscar tareas',
  priority: 'Prioridad',
  anyPriority: 'Cualquier prioridad',
  dueDate: 'Fecha de vencimiento',
  anyDueDate: 'Cualquier vencimiento',
  dueChoices: { overdue: 'Vencidas', today: 'Vencen hoy', week: 'Vencen en 7 días', none: 'Sin vencimiento' },
  order: 'Orden',
  newestFirst: 'Más recientes primero',
  orders: { due: 'Por vencimiento', priority: 'Por prioridad', text: 'Por texto' },

  edit: common.edit,
  save: common.save,
  cancel: common.cancel,
  delete: common.delete,
  editText: 'Texto de la tarea',
  priorityOf: (text) => `Prioridad de «${text}»`,
  dueDateOf: (text) => `Vencimiento de «${text}»`,
  due: (day) => `Vence el ${day}`,
  dueToday: 'Vence hoy',
  dueTomorrow: 'Vence mañana',
  overdue: (day) => `Venció el ${day}`,
  completedAt: (day) => `Completada el ${day}`,
  sample: common.sample,
  taskGone: 'Esta tarea ya no está en su lista.',

  loadFailed: 'No se pudieron cargar las tareas. Inténtelo más tarde.',
  addFailed: 'No se pudo añadir la tarea. Inténtelo de nuevo.',
  updateFailed: 'No se pudo actualizar la tarea. Inténtelo de nuevo.',
  deleteFailed: 'No se pudo eliminar la tarea. Inténtelo de nuevo.',
  restoreFailed: 'No se pudo restaurar la tarea. Inténtelo de nuevo.',
  retry: common.retry,
  dismiss: common.dismiss,
  deleted: (text) => `Se ha eliminado «${text}»`,
  undo: common.undo,
  discarded: common.discarded,

  filtered: 'Filtro:',
  filterShow: { active: 'activas', completed: 'completadas' },
  filterPriority: { high: 'prioridad alta', medium: 'prioridad media', low: 'prioridad baja' },
  filterDay: (day) => `completadas el ${day}`,
  filterDue: { overdue: 'vencidas', today: 'vencen hoy', week: 'vencen en 7 días', none: 'sin vencimiento' },
  filterText: (words) => `con «${words}»`,
  filterCreatedBy: (day) => `creadas hasta el ${day}`,
  filterCompletedBy: (day) => `completadas hasta el ${day}`,
  clearFilter: 'Borrar filtro',
  matching: (count) => plural(count, { one: '1 tarea', other: `${count} tareas` }),

  keyboardHelp: 'Atajos de teclado',
  close: common.close,
  keys: {
    n: 'Escribir una tarea nueva',
    j: 'Ir a la tarea siguiente',
    k: 'Ir a la tarea anterior',
    e: 'Editar la tarea',
    space: 'Completar o reabrir la tarea',
    help: 'Mostrar esta lista',
  },
  spaceKey: 'Espacio',

  // Keywords of the new-task line, in lower case.
  vocabulary: {
    priorities: { high: 'alta', medium: 'media', low: 'baja' },
    today: 'hoy',
    tomorrow: 'mañana',
    weekdays: [
      ['lunes', 'lun'],
      ['martes', 'mar'],
      ['miércoles', 'miercoles', 'mié', 'mie'],
      ['jueves', 'jue'],
      ['viernes', 'vie'],
      ['sábado', 'sabado', 'sáb', 'sab'],
      ['domingo', 'dom'],
    ],
    leads: ['el', 'para', 'hasta', 'vence'],
  },
};
