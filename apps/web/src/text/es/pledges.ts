import type { pledges as english } from '../en/pledges.ts';

/** What stands beside the forms of visitors. */
export const pledges: typeof english = [
  {
    title: 'Cada cifra abre sus registros',
    text: 'Una cifra es un enlace a las filas que cuenta, y nada de lo que ve en pantalla es inventado.',
  },
  {
    title: 'Un único registro de lo ocurrido',
    text: 'El historial, las cifras y las notificaciones salen de un solo registro de eventos verificable en el que nada se borra.',
  },
  {
    title: 'Suya, en una sola máquina',
    text: 'Un solo proceso, con la base de datos y la identidad incluidas. Funciona sin ninguna conexión a Internet.',
  },
];
