import { fields } from '@halyard/messages/es';
import type { crimeExplore as english } from '../../en/crime/crime-explore.ts';
import { common } from '../common.ts';
import { plural } from '../plural.ts';

/** The words of exploring crime data: figures, trend, areas, comparison and map. */
export const crimeExplore: typeof english = {
  loading: 'Cargando cifras...',
  failed: 'No se pudieron cargar las cifras.',
  retry: common.tryAgain,
  showTable: 'Mostrar tabla',
  showChart: 'Mostrar gráfico',
  total: 'Total',
  month: common.month,
  area: common.area,
  category: fields.category,
  crime: 'Delitos sin Anti-social behaviour',
  rows: (count, written) => plural(count, { one: '1 fila', other: `${written} filas` }),
  figure: (name, count) => `${name}: ${count}`,
  absent: {
    notImported: 'no importado',
    notPublished: 'no se publicaron datos',
    future: 'aún no ha terminado',
  },
  separator: ', ',

  totals: {
    label: 'Totales',
    with: 'Todas las filas',
    withAbout: 'Anti-social behaviour incluido',
    without: 'Sin Anti-social behaviour',
    withoutAbout: 'filas que pueden tener Crime ID y resultado',
    only: 'Anti-social behaviour',
    onlyAbout: 'publicado sin Crime ID ni resultado',
    leftOut: 'Excluido por el filtro',
    span: (from, to) => `${from} a ${to}`,
    allAbsent: 'No se han importado datos de estos meses. Esto no significa cero delitos.',
  },

  trend: {
    title: 'Por mes',
    split: 'Líneas',
    splitNone: 'Todos los delitos',
    splitCategory: 'Las cinco categorías mayores',
    point: (month, count) => `${month}: ${count}`,
    gaps: 'Los meses sin datos son huecos, no ceros.',
  },

  areas: {
    title: 'Categorías por zona',
    about: (count) => `Las ${count} zonas con más filas. Cuanto más intensa la celda, más filas.`,
    without: (count, written) =>
      plural(count, { one: '1 fila no indica ninguna zona', other: `${written} filas no indican ninguna zona` }),
    others: (count, written) =>
      plural(count, {
        one: '1 fila más no está en esta tabla',
        other: `${written} filas más no están en esta tabla`,
      }),
    empty: 'Ninguna fila de este filtro indica una zona.',
    cell: (area, category, count) => `${area}, ${category}: ${count}`,
  },

  compare: {
    title: 'Comparar',
    by: 'Comparar por',
    months: 'Meses',
    areas: 'Zonas',
    first: 'Primero',
    second: 'Segundo',
    difference: 'Diferencia',
    ratio: 'Variación',
    noRatio: 'No se puede dar una variación: la primera cifra es 0',
    few: 'pocas filas',
    fewAbout: 'Menos de 30 filas en alguno de los lados: una variación puede ser casual.',
    uncovered: (name, reason) => `${name} no está cubierto: ${reason}. No se puede comparar.`,
    nothing: (name) => `No hay datos de ${name} en estos meses. Puede que la zona no esté cubierta.`,
    tooFew: 'Elija un periodo más largo o importe más datos. Una comparación necesita dos meses o dos zonas.',
    more: (second, first) => `Barras a la derecha: más en ${second} que en ${first}`,
  },

  map: {
    title: 'Mapa',
    label: 'Mapa de las filas en hexágonos',
    keys: 'Las flechas mueven el mapa, + y - acercan y alejan, 0 lo muestra todo, Intro abre las filas del centro. La rueda acerca y aleja cuando el mapa tiene el foco, o con Ctrl.',
    snap: 'Los puntos están anonimizados (snap points); no son la ubicación exacta de los delitos.',
    loading: 'Cargando el mapa...',
    failed: 'No se pudo cargar el mapa.',
    outlineFailed: 'No se pudo cargar la línea de costa. Los datos no se ven afectados.',
    zoomIn: 'Acercar',
    zoomOut: 'Alejar',
    fit: 'Mostrar todo',
    legend: 'Filas por hexágono, en escala logarítmica',
    size: (metres) => `Los hexágonos tienen ${metres} de ancho`,
    metres: (count) => `${count} m`,
    kilometres: (count) => `${count} km`,
    range: (from, to) => (from === to ? from : `${from} a ${to}`),
    at: (count, place) => `${count}, ${place}`,
    in: (place) => `en ${place}`,
    near: (place, distance) => `a ${distance} de ${place}`,
    busiest: 'Hexágonos a la vista con más filas',
    nothing: 'Ninguna fila de este filtro tiene coordenadas.',
    points: (count, written, rows) =>
      plural(count, {
        one: `1 punto de referencia agrupa ${rows}`,
        other: `${written} puntos de referencia agrupan ${rows}`,
      }),
    withoutLocation: (count, written) =>
      plural(count, {
        one: '1 fila no tiene coordenadas y no está en el mapa',
        other: `${written} filas no tienen coordenadas y no están en el mapa`,
      }),
    others: (count, written) =>
      plural(count, {
        one: '1 fila está en un hexágono que no se dibuja: acerque el mapa',
        other: `${written} filas están en hexágonos que no se dibujan: acerque el mapa`,
      }),
    credit: 'Costa: Natural Earth',
  },
};
