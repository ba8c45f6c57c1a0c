import type { indicators as english } from '../../en/inflow/indicators.ts';
import { plural } from '../../plural.ts';
import { common } from '../common.ts';

/**
 * Indicators by status, sightings by hand, and the preview of adding a text. `written` is a count in the user's number
 * format.
 */
export const indicators: typeof english = {
  lead: 'Qué ocurre con los patrones de los indicadores. Los revocados, caducados y aún no válidos no coinciden con nada nuevo.',
  loading: 'Cargando indicadores...',
  failed: 'No se pudieron cargar los indicadores.',
  retry: common.retry,
  label: 'Todos los indicadores',
  all: 'Todos',
  standings: {
    matching: 'Se busca',
    undecidable: 'No decidible',
    future: 'Aún no válido',
    expired: 'Caducado',
    revoked: 'Revocado',
    held: 'Retenido por una lista de advertencia',
  },
  why: {
    language: (detail) => `No decidible, porque los patrones en ${detail} no se evalúan.`,
    property: (detail) => `No decidible, porque los observables no contienen ${detail}.`,
    value: () => 'No decidible, porque no exige ningún valor concreto: no hay nada con que buscarlo.',
    expression: () => 'No decidible, porque compara de un modo que no se puede evaluar.',
    syntax: (detail) => `No decidible, porque no se puede leer: ${detail}`,
    missing: () => 'No decidible, porque no se indica ningún patrón.',
  },
  total: (count, written) => plural(count, { one: '1 indicador', other: `${written} indicadores` }),
  empty: 'Aún no hay indicadores. Los traen las importaciones, los feeds y las personas.',
  none: 'Ningún indicador está en este estado.',
  columns: {
    name: 'Indicador',
    standing: 'Estado',
    validity: 'Válido',
    sightings: 'Avistamientos',
    heldBack: 'Retenidos',
    score: 'Puntuación',
  },
  validFrom: (from) => `desde ${from}`,
  validUntil: (until) => `hasta ${until}`,
  valid: (from, until) => `${from} a ${until}`,
  always: 'Sin límite',

  sighting: {
    at: 'Cuándo se vio',
    timeOfDay: 'Hora',
    atHint: 'Vacío: ahora',
    future: 'La hora no puede estar en el futuro.',
    tooEarly: 'La hora no puede ser anterior a 1970.',
    count: 'Cuántas veces',
    badCount: 'Escriba un número entero de al menos 1.',
    seenBy: 'Visto por',
    seenByHint: 'Una organización, un sensor o una fuente',
    note: 'Nota',
    times: (count, written) => plural(count, { one: 'una vez', other: `${written} veces` }),
    seenByName: (name) => `Visto por ${name}`,
  },

  adding: {
    tlp: 'TLP',
    unmarked: 'Sin indicar',
    preview: 'Comprobar',
    previewTitle: 'Qué se añadiría',
    previewFailed: 'No se pudo leer el texto.',
    states: { new: 'Nuevo', known: 'Conocido', here: 'Ya está aquí' },
    nothing: 'No se encontraron observables.',
    upTo: (level) => `hasta ${level}`,
    anyMarking: 'Cualquier marca',
  },
};
