import type { completeTask as english } from './en.ts';

/** Completing a task in Spanish. */
export const completeTask: typeof english = {
  phrases: {},
  examples: [],
  thisOne: ['esta', 'esta tarea', 'la tarea', 'esto', 'esa', 'esa tarea', 'eso'],
  articles: ['la tarea', 'mi tarea', 'tarea', 'la', 'el', 'mi'],
  ask: (text) => `Marca «${text}» como completada`,
  lead: 'Puedo completar esta tarea por usted.',
  summary: (text) => `Completar la tarea «${text}».`,
  several: (figure, words) => `${figure} tareas activas contienen «${words}». ¿A cuál se refiere?`,
  already: (name) => `${name} ya está completada.`,
  none: (words) => `Ninguna de sus tareas activas contiene «${words}».`,
  label: (words) => `Mis tareas: contienen «${words}»`,
};
