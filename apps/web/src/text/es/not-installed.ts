import type { notInstalled as english } from '../en/not-installed.ts';

export const notInstalled: typeof english = {
  status: 'Aún no está instalado',
  explanation:
    'Esta pantalla llegará en una de las próximas versiones. Nada de lo que ve en otras partes depende de ella.',
  back: 'Volver al panel',
  screens: {
    threats: {
      title: 'Análisis de amenazas',
      about: 'Amenazas por periodo, gravedad, tipo y origen, con su historial y un mapa.',
    },
    network: {
      title: 'Análisis de la red de entidades',
      about: 'Personas, organizaciones y lugares, y cómo están conectados.',
    },
    security: {
      title: 'Operaciones de seguridad',
      about: 'Incidentes con su cronología, playbooks, alertas e informes.',
    },
    crimeAnalysis: {
      title: 'Análisis de datos delictivos',
      about: 'Datos abiertos de la policía por mes y zona, con indicación de su cobertura.',
    },
    schemas: {
      title: 'Explorador de esquemas',
      about: 'Esquemas JSON en forma de árbol, creados a partir de muestras, comparados y validados.',
    },
    notifications: { title: 'Notificaciones', about: 'Lo que requiere su atención, ordenado por día y tipo.' },
  },
};
