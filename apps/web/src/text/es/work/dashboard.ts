import type { dashboard as english } from '../../en/work/dashboard.ts';
import { plural } from '../plural.ts';

const tasks = (count: number) => plural(count, { one: `${count} tarea`, other: `${count} tareas` });
const roles = { admin: 'Administrador', analyst: 'Analista', user: 'Usuario' };

export const dashboard: typeof english = {
  greeting: (name) => `Hola de nuevo, ${name}`,
  someone: 'Usuario',
  roles,
  awaiting: (role) => `Su acceso como ${roles[role].toLowerCase()} está pendiente de aprobación`,
  highOfActive: (high, active) =>
    plural(active, {
      one: high === 1 ? 'Su única tarea activa es de prioridad alta.' : '',
      other: `${high} de sus ${active} tareas activas ${plural(high, { one: 'es', other: 'son' })} de prioridad alta.`,
    }),

  loading: 'Cargando el panel...',
  loadFailedTitle: 'Error al cargar el panel',
  loadFailed: 'No se pudieron cargar los datos del panel',
  retry: 'Reintentar',
  lastUpdated: (time) => `Última actualización: ${time}`,

  summary: 'Resumen de tareas',
  totalTasks: 'Total de tareas',
  activeTasks: 'Tareas activas',
  completedTasks: 'Tareas completadas',
  completionRate: 'Tasa de finalización',
  sinceLastWeek: 'desde la semana pasada',
  teamTrend: 'equipo',
  noTrend: 'aún sin tendencia',
  noTrendWhy: 'Una tendencia necesita al menos siete días de datos.',
  trendWhy: (scope, now, before) =>
    scope === 'own'
      ? `${tasks(now)} ahora, ${before} hace siete días.`
      : `Ninguna de sus tareas tiene más de siete días, así que se muestra el equipo: ${tasks(now)} ahora, ${before} hace siete días.`,
  highPriority: (count) => `${count} de prioridad alta`,
  completedToday: (count) => `${count} desde medianoche`,
  weekAgo: (count) => `${count} hace una semana`,
  completedOf: (completed, total) => `${completed} de ${total}`,
  history: (values) => `Últimos siete días: ${values}`,

  widgets: 'Widgets',
  addWidget: 'Añadir widget',
  addWidgetHint: 'Elija qué desea añadir a su panel.',
  cancel: 'Cancelar',
  close: 'Cerrar',
  viewAll: 'Ver todas las tareas',
  resetLayout: 'Restablecer diseño',
  noWidgets: 'Todavía no hay widgets. Añada uno para ver estadísticas, actividad o sugerencias.',
  widgetTitles: { stats: 'Estadísticas', chart: 'Actividad de tareas', ai: 'Asistente de IA' },
  widgetContents: {
    stats: 'Las cuatro cifras con sus últimos siete días',
    chart: 'Tareas completadas de lunes a domingo',
    ai: 'Consejos sobre su lista de tareas según reglas fijas',
  },
  move: (title) => `Mover ${title}`,
  resize: (title) => `Cambiar el tamaño de ${title}`,
  remove: (title) => `Quitar ${title}`,
  moveHint: 'Arrastre para mover o use las flechas. Mayús+flechas cambia el tamaño. Esc cancela.',
  resizeHint: 'Arrastre para cambiar el tamaño o use las flechas. Esc cancela.',
  placed: (title, column, row) => `${title}: columna ${column}, fila ${row}`,
  sized: (title, columns, rows) =>
    `${title}: ${plural(columns, { one: '1 columna', other: `${columns} columnas` })} de ancho, ${plural(rows, { one: '1 fila', other: `${rows} filas` })} de alto`,
  cancelMove: (title) => `Movimiento cancelado: ${title}`,
  moved: (title) => `Se ha movido «${title}»`,
  resized: (title) => `Se ha cambiado el tamaño de «${title}»`,
  removed: (title) => `Se ha quitado «${title}»`,
  wasReset: 'Diseño restablecido',
  undo: 'Deshacer',
  layoutLoadFailed: 'No se pudo cargar su diseño. Se muestran los widgets predeterminados.',
  layoutSaveFailed: 'No se pudo guardar su diseño. Inténtelo de nuevo.',
  tooManyWidgets: 'El panel está lleno. Quite antes un widget.',

  tasksCompleted: 'Tareas completadas',
  lastSevenDays: 'últimos siete días',
  completedOn: (count, day) => `${count} el ${day}`,
  showTable: 'Mostrar tabla',
  showChart: 'Mostrar gráfico',
  dayColumn: 'Día',
  nothingCompleted: 'No ha completado nada en los últimos siete días. Las tareas completadas aparecerán aquí.',
  activityFailed: 'No se pudo cargar la actividad de tareas.',
  activityLoading: 'Cargando la actividad de tareas...',

  hide: 'Ocultar',
  show: 'Mostrar',
  advice: 'Consejos',
  onTrack: 'Todo va según lo previsto. De momento no hay sugerencias.',
  adviceNote: 'Los consejos siguen reglas fijas sobre su lista de tareas.',
  adviceFailed: 'No se pudo cargar su lista de tareas. Las sugerencias de prioridad alta no se muestran.',
  highTasks: 'Tareas de prioridad alta',
  moreHighTasks: (count) => `${count} más`,
  overdue: 'vencida',
  today: 'hoy',
  complete: (task) => `Completar «${task}»`,
  taskUpdateFailed: 'No se pudo actualizar la tarea. Inténtelo de nuevo.',
  lowRate: {
    title: (rate) => `Su tasa de finalización es del ${rate}`,
    body: 'Termine algunas tareas antes de asumir otras nuevas.',
    withoutTasks: 'Añada y complete tareas para mejorar su tasa de finalización',
    rule: (bound, rate) => `Regla: tasa de finalización inferior al ${bound}. Ahora, ${rate}.`,
  },
  highPriorityAlert: {
    title: (count) =>
      plural(count, {
        one: '1 tarea de prioridad alta está activa',
        other: `${count} tareas de prioridad alta están activas`,
      }),
    body: (count) =>
      plural(count, {
        one: 'Atiéndala antes de empezar algo nuevo.',
        other: 'Atiéndalas antes de empezar algo nuevo.',
      }),
    rule: (count) => `Regla: alguna tarea activa de prioridad alta. Ahora, ${count}.`,
  },
  highRate: {
    title: (rate) => `El ${rate} de sus tareas está completado`,
    body: 'Buen trabajo. Hay margen para lo que venga.',
    rule: (bound, rate) => `Regla: tasa de finalización superior al ${bound}. Ahora, ${rate}.`,
  },
  manyActive: {
    title: (active) => `Tiene ${active} tareas activas`,
    body: 'Divida las más grandes en pasos.',
    rule: (bound, active) => `Regla: más de ${bound} tareas activas. Ahora, ${active}.`,
  },
};
