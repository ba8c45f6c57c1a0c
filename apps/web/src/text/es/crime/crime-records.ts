import { fields } from '@halyard/messages/es';
import type { crimeRecords as english } from '../../en/crime/crime-records.ts';
import { common } from '../common.ts';
import { plural } from '../plural.ts';

/** The words of the rows of street-level crime. */
export const crimeRecords: typeof english = {
  title: 'Registros',
  loading: 'Cargando filas...',
  failed: 'No se pudieron cargar las filas.',
  stale: 'No se pudieron actualizar las filas. Puede que no estén al día.',
  retry: common.tryAgain,
  total: (count, written) => plural(count, { one: '1 fila', other: `${written} filas` }),
  empty: 'Ninguna fila coincide',
  emptyAbout: 'Ninguna fila importada coincide con este filtro. Los meses sin datos no se muestran como cero.',
  columns: {
    month: common.month,
    category: fields.category,
    area: common.area,
    location: fields.location,
    outcome: 'Último resultado',
    force: 'Notificado por',
    crimeId: 'Crime ID',
    source: 'Archivo y línea',
  },
  blank: '–',
  why: {
    crimeId: 'No se publicó ningún Crime ID',
    antisocialId: 'Anti-social behaviour no tiene Crime ID',
    outcome: 'No se publicó ningún resultado',
    antisocialOutcome: 'Anti-social behaviour no tiene resultado',
    area: 'No se publicó ninguna LSOA',
    location: 'No se publicó ningún lugar',
    coordinates: 'No se publicaron coordenadas',
  },
  fallsWithin: (force) => `Corresponde a: ${force}`,
  context: (context) => `Contexto: ${context}`,
  line: (line) => `línea ${line}`,
  openFile: (line) => `Resumen de importación del archivo de la línea ${line}`,
  copy: 'Copiar Crime ID',
  copied: 'Crime ID copiado',
  copyFailed: 'No se pudo copiar. Seleccione el Crime ID y pulse Ctrl+C.',
  onMap: (point) => `${point}: mostrar los alrededores en el mapa`,
  coordinates: (latitude, longitude) => `${latitude}, ${longitude}`,
  snap: 'Las coordenadas son puntos anonimizados, las fechas son meses y «Notificado por» no es la ubicación.',
  export: 'Exportar CSV',
  exporting: 'Exportando...',
  exportDenied: 'Solo los analistas y los administradores pueden exportar filas.',
  exportFailed: 'No se pudieron exportar las filas.',
  exportPartial: (rows, total) =>
    `Se exportaron las primeras ${rows} de ${total} filas. Restrinja el filtro para exportar el resto.`,
  exported: (count, written) => plural(count, { one: '1 fila descargada', other: `${written} filas descargadas` }),
};
