import type { addTask as english } from './en.ts';

/** Adding a task in Spanish. */
export const addTask: typeof english = {
  phrases: {},
  examples: ['Añade una tarea: revisar la lista de accesos para el viernes', 'Recuérdame llamar al proveedor mañana'],
  words: {
    priorities: {
      high: [
        'prioridad alta',
        'con prioridad alta',
        'de prioridad alta',
        'con alta prioridad',
        'alta prioridad',
        '!alta',
      ],
      medium: ['prioridad media', 'con prioridad media', 'de prioridad media', '!media'],
      low: [
        'prioridad baja',
        'con prioridad baja',
        'de prioridad baja',
        'con baja prioridad',
        'baja prioridad',
        '!baja',
      ],
    },
    today: ['hoy'],
    tomorrow: ['mañana'],
    dayAfterTomorrow: ['pasado mañana'],
    weekdays: [
      ['lunes'],
      ['martes'],
      ['miércoles', 'miercoles'],
      ['jueves'],
      ['viernes'],
      ['sábado', 'sabado'],
      ['domingo'],
    ],
    inDays: ['en {n} días', 'en {n} día', 'dentro de {n} días', 'en {n} dias'],
    inWeeks: ['en {n} semanas', 'en {n} semana', 'dentro de {n} semanas'],
    leads: ['el', 'para', 'para el', 'hasta', 'hasta el', 'vence', 'vence el', 'este', 'antes de que acabe el'],
    guards: [
      ...['antes del', 'antes de', 'después del', 'después de', 'desde', 'desde el', 'del', 'de', 'cada', 'todos los'],
      ...['próximo', 'el próximo', 'pasado', 'y', 'o', 'entre', 'los', 'por la', 'de la', 'la'],
    ],
    inFront: [],
    noText: ['mi lista', 'a mi lista', 'a mis tareas', 'para mí', 'por favor'],
  },
  priorities: { high: 'prioridad alta', medium: 'prioridad media', low: 'prioridad baja' },
  lead: 'Puedo añadir esta tarea por usted.',
  summary: (text, priority) => `Añadir la tarea «${text}» (${priority}).`,
  summaryDue: (text, priority, day) => `Añadir la tarea «${text}» (${priority}, vence el ${day}).`,
  tooLong: (most) => `Una tarea tiene como máximo ${most} caracteres, así que no puedo proponer esta.`,
};
