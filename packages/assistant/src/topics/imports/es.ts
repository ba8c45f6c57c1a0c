import { inWords } from '../in-words.ts';
import type { imports as english } from './en.ts';

const count = (n: number, figure: string) => `${figure} ${n === 1 ? 'importación' : 'importaciones'}`;

/** Questions about imports of intelligence in Spanish. */
export const imports: typeof english = {
  phrases: {
    'topic:import': inWords(
      'importación, importaciones, importado, importados, se importó, se ha importado, archivos importados',
    ),
    'import:failed': inWords('fallida, fallidas, fallado, fallaron, han fallado, ha fallado, fracasaron, con error'),
    'import:finished': inWords('con éxito, correctas, terminadas con éxito'),
    'import:cancelled': inWords('cancelada, canceladas, detenidas'),
    'import:undone': inWords('deshecha, deshechas, revertidas'),
    'import:running': inWords('en curso, en marcha, en espera, en proceso, están en curso'),
    'import:rejected': inWords(
      'rechazado, rechazados, rechazada, rechazadas, se rechazaron, fueron rechazados, rechazos',
    ),
    'import:created': inWords('guardado, guardados, se guardaron'),
    'import:balance': inWords('balance, resultado, resultado de'),
    'import:rows': inWords('objetos, filas, entradas'),
    'import:any': inWords('archivo, archivos, stix, csv, paquete, fue, cómo fue, salió, cómo'),
  },
  examples: [
    '¿Cuál fue la última importación?',
    '¿Qué importaciones han fallado?',
    '¿Cuántas importaciones ha habido esta semana?',
    '¿Cuántos objetos se rechazaron en la última importación?',
  ],
  label: (filter) => (filter === '' ? 'Importaciones' : `Importaciones: ${filter}`),
  states: {
    waiting: 'En cola',
    reading: 'Leyendo',
    storing: 'Guardando',
    finished: 'Terminada',
    cancelled: 'Cancelada',
    failed: 'Fallida',
    undoing: 'Se está deshaciendo',
    undone: 'Deshecha',
  },
  running: 'sin terminar',
  started: (span) => `iniciadas ${span}`,
  count: (n, figure, filter) => `Hay ${count(n, figure)}${filter === '' ? '' : ` (${filter})`}.`,
  onlyNewest: (figure) => `La lista contiene las ${figure} importaciones más recientes; las anteriores no se cuentan.`,
  last: (name, state, at) => `La última importación es ${name}, iniciada el ${at}: ${state}.`,
  balance: (all, created, updated, rejected) =>
    `${all} recibidos = ${created} creados + ${updated} actualizados + ${rejected} rechazados.`,
  unchanged: (n, figure) => `De los actualizados, ${figure} ya ${n === 1 ? 'era igual' : 'eran iguales'}.`,
  problem: (reason) => `El motivo: ${reason}.`,
  problems: {
    not_json: 'el archivo no es JSON válido',
    not_a_bundle: 'el archivo no es un paquete STIX 2.1',
    not_utf8: 'el archivo no está escrito en UTF-8',
    empty_file: 'el archivo está vacío',
    unknown_header: 'el encabezado no corresponde a ninguna de las tres tablas',
    unbalanced_quote: 'hay unas comillas que se abren y no se cierran',
    too_large: 'el archivo supera los 256 MB',
    too_many_objects: 'el archivo contiene más de 1.000.000 de objetos',
    interrupted: 'el servidor se detuvo durante la importación',
    storage_full: 'el almacenamiento del servidor está lleno',
  },
  together: 'En conjunto:',
  none: 'Todavía no se ha importado nada.',
  caption: 'Importaciones',
  columns: {
    file: 'Archivo',
    state: 'Estado',
    started: 'Inicio',
    all: 'Recibidos',
    created: 'Creados',
    updated: 'Actualizados',
    rejected: 'Rechazados',
  },
};
