import type { notInstalled as english } from '../en/not-installed.ts';

export const notInstalled: typeof english = {
  status: 'Aún no está instalado',
  explanation:
    'Esta pantalla llegará en una de las próximas versiones. Nada de lo que ve en otras partes depende de ella.',
  back: 'Volver al panel',
  screens: {
    crimeAnalysis: {
      title: 'Análisis de datos delictivos',
      about: 'Datos abiertos de la policía por mes y zona, con indicación de su cobertura.',
    },
    schemas: {
      title: 'Explorador de esquemas',
      about: 'Esquemas JSON en forma de árbol, creados a partir de muestras, comparados y validados.',
    },
  },
};
