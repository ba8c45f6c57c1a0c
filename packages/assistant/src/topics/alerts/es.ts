import type { AlertText } from './en.ts';

const n1 = (n: number, one: string, other: string) => (n === 1 ? one : other);

/** Questions about alerts and the rules that make them, in Spanish. */
export const alerts: AlertText = {
  phrases: {
    'topic:alert': [
      'alerta',
      'alertas',
      'alertas activas',
      'alertas abiertas',
      'alertas pendientes',
      'alertas de seguridad',
    ],
    'topic:rule': ['regla', 'reglas', 'regla de alerta', 'reglas de alerta', 'reglas de alertas', 'la regla'],
    'by:rule': ['por regla', 'por reglas', 'qué regla', 'para cada regla', 'de cada regla', 'según la regla'],
    'state:disabled': ['desactivada', 'desactivadas', 'apagada', 'apagadas', 'inactiva', 'inactivas', 'deshabilitadas'],
    'state:enabled': ['activada', 'activadas', 'encendida', 'encendidas', 'activa', 'activas', 'habilitadas'],
    'state:waiting': [
      'esperan',
      'en espera',
      'pendiente',
      'pendientes',
      'abierta',
      'abiertas',
      'activa',
      'activas',
      'por reconocer',
    ],
    'rel:ofRule': ['de la regla', 'de regla', 'para la regla', 'según la regla llamada'],
    'op:most': ['genera más', 'más'],
    'op:list': ['genera', 'produce', 'cuáles son'],
  },
  examples: [
    '¿Cuántas alertas hay?',
    'Muestra las alertas más recientes',
    '¿Cuántas alertas críticas hay pendientes?',
    'Alertas por regla',
    '¿Qué reglas de alerta hay?',
  ],
  label: (filter) => (filter === '' ? 'Alertas' : `Alertas: ${filter}`),
  rulesLabel: 'Reglas de alerta',
  count: (n, figure) =>
    `Hay ${figure} ${n1(n, 'alerta', 'alertas')}: amenazas que cumplen una regla y que nadie ha confirmado todavía.`,
  countOf: (n, figure, filter) => `Hay ${figure} ${n1(n, 'alerta', 'alertas')} (${filter}).`,
  newest: (name, at) => `La alerta más reciente es ${name}, vista por última vez ${at}.`,
  acknowledged: 'Lo que alguien ha confirmado ya no es una alerta; pregunte por las amenazas confirmadas.',
  tooMany: 'Hay demasiadas alertas para revisarlas una por una. Pregunte por las de una regla.',
  rules: (n, figure) => `Hay ${figure} ${n1(n, 'regla', 'reglas')}.`,
  rulesOf: (n, figure, state) => `Hay ${figure} ${n1(n, 'regla', 'reglas')} (${state}).`,
  states: { enabled: 'activada', disabled: 'desactivada' },
  most: (names, figure) => `Más alertas: ${names}, ${figure}.`,
  overlap: 'Una alerta puede cumplir varias reglas, así que la suma de las reglas puede ser mayor.',
  noSuchRule: (name) => `No conozco ninguna regla llamada ${name}.`,
  captions: { alerts: 'Alertas', rules: 'Reglas de alerta' },
  columns: {
    name: 'Nombre',
    severity: 'Gravedad',
    type: 'Tipo',
    source: 'Fuente',
    seen: 'Vista',
    rules: 'Reglas',
    rule: 'Regla',
    state: 'Estado',
    alerts: 'Alertas',
  },
};
