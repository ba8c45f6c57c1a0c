import { inWords } from '../in-words.ts';
import type { advice as english } from './en.ts';

/** The advice of the dashboard's card in Spanish, in the words of the card. */
export const advice: typeof english = {
  phrases: {
    'topic:advice': inWords(`
      consejo, consejos, algún consejo, sugerencia, sugerencias, alguna sugerencia, recomendación, recomendaciones,
      qué debería hacer, qué debería hacer primero, qué hago primero, qué hago, qué debo hacer primero,
      por dónde empiezo, por dónde debería empezar, en qué debería centrarme, en qué me centro, qué me aconseja,
      qué me aconsejas, qué me recomienda, qué me recomiendas, qué me sugiere, qué me sugieres, cómo voy,
      qué es lo más importante, qué tengo que hacer primero, qué hago ahora, qué debería hacer ahora
    `),
    'advice:any': inWords('primero, ahora, un, algún, alguna'),
  },
  examples: ['¿Qué debería hacer primero?', '¿Algún consejo?'],
  onTrack: 'Todo va según lo previsto. De momento no hay sugerencias.',
  note: 'Los consejos siguen reglas fijas sobre su lista de tareas.',
  lowRate: {
    title: (figure) => `Su tasa de finalización es del ${figure}.`,
    body: 'Termine algunas tareas antes de asumir otras nuevas.',
    withoutTasks: 'Añada y complete tareas para mejorar su tasa de finalización.',
    rule: (bound, figure) => `Regla: tasa de finalización inferior al ${bound}. Ahora, ${figure}.`,
  },
  highPriority: {
    title: (n, figure) =>
      `${figure} ${n === 1 ? 'tarea de prioridad alta está activa' : 'tareas de prioridad alta están activas'}.`,
    body: (n) => (n === 1 ? 'Atiéndala antes de empezar algo nuevo.' : 'Atiéndalas antes de empezar algo nuevo.'),
    rule: (figure) => `Regla: alguna tarea activa de prioridad alta. Ahora, ${figure}.`,
  },
  highRate: {
    title: (figure) => `El ${figure} de sus tareas está completado.`,
    body: 'Buen trabajo. Hay margen para lo que venga.',
    rule: (bound, figure) => `Regla: tasa de finalización superior al ${bound}. Ahora, ${figure}.`,
  },
  manyActive: {
    title: (figure) => `Tiene ${figure} tareas abiertas a la vez.`,
    body: 'Divida las más grandes en pasos.',
    rule: (bound, figure) => `Regla: más de ${bound} tareas activas. Ahora, ${figure}.`,
  },
};
