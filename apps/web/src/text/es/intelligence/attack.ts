import type { AttackPeriod } from '@halyard/contracts/intelligence/attack.ts';
import { terms } from '@halyard/messages/es';
import type { attack as english } from '../../en/intelligence/attack.ts';
import { common } from '../common.ts';
import { plural } from '../plural.ts';

const periods: Readonly<Record<AttackPeriod, string>> = {
  '7d': '7 días',
  '30d': '30 días',
  '90d': '90 días',
  all: 'todo el tiempo',
};

const within = (period: AttackPeriod) => (period === 'all' ? 'en todo el tiempo' : `en ${periods[period]}`);

export const attack: typeof english = {
  title: 'Matriz ATT&CK',
  loading: 'Cargando la matriz',
  failed: 'No se pudo cargar la matriz.',
  refreshFailed: 'No se pudo actualizar la matriz. Se muestran los últimos valores.',
  retry: common.retry,
  close: common.close,
  severities: terms.severities,
  domains: { enterprise: 'Enterprise', mobile: 'Mobile', ics: 'ICS' },
  domainsLabel: 'Matriz',

  lead: {
    imported: (name, day) => `${name}, importada el ${day}`,
    knownTactics: 'Tácticas: orden conocido, ninguna importada',
    seen: (written, total, period) => `${written} de ${total} técnicas vistas ${within(period)}`,
    gaps: (count, written) =>
      plural(count, { one: '1 de ellas sin detección', other: `${written} de ellas sin detección` }),
    passing: (_, written) => `${written} con reglas que superan sus pruebas`,
    unproven: (_, written) => `${written} con reglas no superadas o nunca probadas`,
    updated: (time) => `Actualizada a las ${time}`,
  },

  empty: {
    none: 'Aún no hay datos de ATT&CK. Importe un paquete para ver técnicas.',
    noneReadOnly: 'Aún no hay datos de ATT&CK. Los analistas importan un paquete para ver técnicas.',
    import: 'Importar',
    noRecords: (period) => `Ninguna técnica está vinculada a un registro ${within(period)}.`,
    noMatch: 'Ninguna técnica coincide.',
    clear: 'Quitar filtros',
  },

  layers: {
    a: (name) => `Capa A: ${name}`,
    b: (name) => `Capa B: ${name}`,
    none: 'Ninguna',
    choose: 'Comparar con…',
    records: (period) => `Nuestros registros, ${periods[period]}`,
    before: (period) => (period === 'all' ? 'El tiempo anterior' : `Los ${periods[period]} anteriores`),
    ourRecords: 'Nuestros registros',
    stored: 'Capas guardadas',
    imports: 'Importaciones',
    oneLayer: 'Una capa',
    oneImport: 'Una importación',
    failed: (name) => `No se pudo cargar ${name}.`,
    importLayer: 'Importar capa',
    exportLayer: 'Exportar capa',
    added: (name, count, written) =>
      plural(count, { one: `${name}: 1 técnica`, other: `${name}: ${written} técnicas` }),
    badScores: (named) => `Se omitieron las puntuaciones que no son números: ${named}.`,
    addFailed: 'No se pudo importar la capa.',
    notJson: 'Este archivo no es JSON.',
    tooLarge: 'Este archivo supera 1 MB.',
    facts: (name, owner, day) =>
      owner === null ? `${name}, importada el ${day}` : `${name}, importada por ${owner} el ${day}`,
    download: 'Descargar capa',
    remove: 'Eliminar capa',
    removed: (name) => `Capa ${name} eliminada.`,
    removeFailed: 'No se pudo eliminar la capa.',
    exportedName: (domain) => `Halyard, ${domain}`,
    exportedAs: 'Amenazas y alertas de cada técnica, según las cuenta Halyard.',
  },

  compare: { label: 'Técnicas', all: 'Todas', a: 'Solo A', b: 'Solo B', both: 'Ambas' },

  tools: {
    search: 'Buscar técnicas por nombre o número',
    searchHint: 'Nombre o número',
    withRecords: 'Con registros',
    gaps: 'Vista, sin detección',
    passing: 'Reglas que superan sus pruebas',
    unproven: 'Reglas no superadas o nunca probadas',
    remove: (name) => `Quitar el filtro ${name}`,
    table: 'Mostrar como tabla',
    matrix: 'Mostrar como matriz',
    csv: 'Exportar CSV',
  },

  matrix: {
    label: (domain) => `Matriz ATT&CK, ${domain}`,
    of: (seen, total) => `${seen} de ${total}`,
    fold: (name) => `Plegar ${name}`,
    unfold: (name) => `Desplegar ${name}`,
    notSeen: (count, written) => plural(count, { one: '1 no vista', other: `${written} no vistas` }),
    subs: (count, written) => plural(count, { one: '1 subtécnica', other: `${written} subtécnicas` }),
    threats: (count, written) => plural(count, { one: '1 amenaza', other: `${written} amenazas` }),
    alerts: (count, written) => plural(count, { one: '1 alerta', other: `${written} alertas` }),
    detections: (count, written) => plural(count, { one: '1 detección', other: `${written} detecciones` }),
    noDetection: 'vista, sin detección',
    passing: 'reglas que superan sus pruebas',
    unproven: 'reglas no superadas o nunca probadas',
    inB: 'en la capa B',
    none: '·',
  },

  legend: {
    heatRecords: 'Amenazas + alertas en A, desde',
    heatScores: 'Puntuación en A, desde',
    ofRecords: 'amenazas y alertas',
    figures: 'subtécnicas, amenazas, alertas, detecciones',
    inB: 'en la capa B',
    noDetection: 'vista, sin detección',
    passing: 'reglas que superan sus pruebas',
    unproven: 'reglas no superadas o nunca probadas',
  },

  outside: {
    title: 'Fuera de esta matriz',
    records: (count, written) =>
      plural(count, {
        one: '1 número citado por registros no está en ninguna matriz',
        other: `${written} números citados por registros no están en ninguna matriz`,
      }),
    layer: (count, written, version) =>
      plural(count, {
        one: `1 técnica de esta capa no está en ${version}`,
        other: `${written} técnicas de esta capa no están en ${version}`,
      }),
    thisMatrix: 'esta matriz',
    reasons: { unknown: 'desconocida', revoked: 'revocada', deprecated: 'obsoleta' },
  },

  table: {
    label: 'Técnicas',
    number: 'Número',
    name: 'Nombre',
    tactics: 'Tácticas',
    threats: 'Amenazas',
    alerts: 'Alertas',
    incidents: 'Incidentes',
    detections: 'Detecciones',
    a: 'A',
    b: 'B',
  },

  pane: {
    label: 'Técnica',
    back: 'Volver a la matriz',
    subOf: 'Subtécnica de',
    failed: 'No se pudo cargar la técnica.',
    reason: {
      unknown: 'Desconocida',
      revoked: 'Revocada: ATT&CK ya no usa este número',
      deprecated: 'Obsoleta: ATT&CK ya no mantiene esta técnica',
    },
    figures: 'Cifras',
    layers: 'Capas',
    score: 'puntuación',
    marked: 'marcada, sin puntuación',
    notIn: 'no incluida',
    linked: 'Registros vinculados',
    noLinked: (period) => `No hay registros vinculados ${within(period)}.`,
    coverage: 'Cobertura de reglas Sigma',
    enabled: (enabled, all) => `${enabled} activas de ${all}`,
    noRules: 'Ninguna regla Sigma cita esta técnica.',
    matches: (count, written) => plural(count, { one: '1 en 90 días', other: `${written} en 90 días` }),
    states: { enabled: 'Activa', testing: 'En pruebas', disabled: 'Desactivada' },
    passing: (count, written) =>
      plural(count, {
        one: '1 regla activa supera sus pruebas',
        other: `${written} reglas activas superan sus pruebas`,
      }),
    unproven: (_, written) => `${written} sin superar o nunca probadas`,
    proofs: { passing: 'pruebas superadas', failing: 'pruebas no superadas', untested: 'nunca probada' },
    allRules: 'Mostrar todas las reglas',
    references: 'Referencias',
    opensElsewhere: 'se abre en otra pestaña',
    noDescription: 'Sin descripción.',
  },

  keys: {
    title: 'Atajos de teclado',
    button: 'Todos los atajos',
    move: 'mover',
    open: 'abrir técnica',
    fold: 'plegar subtécnicas',
    layers: 'elegir capa',
    search: 'buscar',
    all: {
      arrows: 'Moverse por celdas; izquierda y derecha conservan la fila',
      enter: 'Abrir la técnica',
      space: 'Plegar o desplegar subtécnicas',
      a: 'Elegir la capa A',
      b: 'Elegir la capa B',
      x: 'Intercambiar A y B',
      search: 'Buscar',
      escape: 'Cerrar la técnica',
      help: 'Esta lista',
    },
  },
};
