import { fields } from '@halyard/messages/es';
import type { crimeRecords as english } from '../../en/crime/crime-records.ts';
import { common } from '../common.ts';
import { plural } from '../plural.ts';

/** The words of the rows of street-level crime. */
export const crimeRecords: typeof english = {
  title: 'Registros',
  loading: 'Cargando filas...',
  failed: 'No se pudieron cargar las filas.',
  stale: 'No se pudieron volver a leer las filas. Lo que ve puede estar desactualizado.',
  retry: common.tryAgain,
  total: (count, written) => plural(count, { one: '1 fila', other: `${written} filas` }),
  empty: 'Ninguna fila coincide',
  emptyAbout: 'Nada de lo importado encaja con este filtro. Los meses sin archivo no están importados; eso no es cero.',
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
  copyFailed: 'Este navegador no permitió copiar. Seleccione el Crime ID y cópielo con el teclado.',
  onMap: (point) => `${point}: mostrar los alrededores en el mapa`,
  coordinates: (latitude, longitude) => `${latitude}, ${longitude}`,
  snap: 'Las coordenadas son los puntos de referencia del editor, las fechas son meses y «Notificado por» no es el lugar.',
  export: 'Exportar CSV',
  exporting: 'Exportando...',
  exportDenied: 'Solo los analistas y los administradores pueden exportar filas.',
  exportFailed: 'No se pudieron exportar las filas.',
  exportPartial: (rows, total) =>
    `El archivo contiene las primeras ${rows} de ${total} filas. Elija menos meses o zonas para tenerlas todas.`,
  exported: (count, written) => plural(count, { one: 'Se guardó 1 fila', other: `Se guardaron ${written} filas` }),
};
