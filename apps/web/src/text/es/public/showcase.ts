import type { showcase as english } from '../../en/public/showcase.ts';

export const showcase: typeof english = {
  picture:
    'Imagen de Operaciones de seguridad con datos de ejemplo: 119 eventos en las últimas 24 horas, 12 incidentes abiertos y un incidente crítico con su cronología.',
  events: '119 eventos',
  window: 'últimas 24 horas',
  now: 'ahora',
  levels: { critical: 'críticos', high: 'altos', medium: 'medios', low: 'bajos' },
  resolution: '3,2',
  notes: { open: '1 crítico', resolution: '20 resueltos en 30 días', resolved: 'en las últimas 24 horas' },
  incidents: {
    portal: { title: 'Robo de credenciales en el portal de proveedores', source: 'Registros de identidad' },
    archive: { title: 'Archivo cifrado enviado a un host desconocido', source: 'Proxy de salida' },
    countries: { title: 'Inicios de sesión repetidos desde dos países', source: 'Registros de identidad' },
    badge: { title: 'Lector de tarjetas sin conexión, puerta norte', source: 'Control de accesos' },
    driver: { title: 'Controlador sin firmar en equipos de finanzas', source: 'Agente de endpoint' },
    service: { title: 'Cuenta de servicio usada de forma interactiva', source: 'Registros de identidad' },
  },
  critical: 'Crítica',
  facts: { detected: 'Detectado', assignee: 'Persona asignada', target: 'Plazo de resolución' },
  left: 'Queda 1 h 43 min',
  timeline: [
    'Rango de direcciones del proveedor bloqueado',
    'Tokens de 11 cuentas revocados',
    'Alerta: ráfaga de inicios de sesión de un proveedor',
    'Una sesión abrió el archivo de casos',
    'Inicia sesión la undécima cuenta',
  ],
  truths: {
    label: 'Sobre este producto',
    figures: {
      title: 'Cada cifra lleva a sus registros',
      text: 'Haga clic en una cifra para ver exactamente lo que cuenta.',
      more: 'y 9 incidentes abiertos más',
    },
    log: {
      title: 'Un registro de eventos a prueba de manipulaciones',
      text: 'El historial, las métricas y las notificaciones proceden de un único registro verificable que solo crece.',
      numbers: ['48.213', '48.212', '48.211'],
      events: ['Aprobación concedida', 'Prueba añadida', 'Nota añadida'],
      verified: 'Integridad verificada, 48.213 entradas',
    },
    hosting: {
      title: 'En sus propios servidores',
      text: 'Un solo proceso con base de datos y proveedor de identidad integrados. Funciona sin conexión.',
      database: 'Base datos',
      identity: 'Identidad',
      builtIn: 'integrada, lista',
      outbound: 'Salida',
      connections: '0 conexiones',
      readyAt: 'Disponible en',
    },
  },
  sampleNote: 'Los ejemplos muestran datos de muestra.',
};
