import { terms } from '@halyard/messages/es';
import type { graphView as english } from '../../en/intelligence/graph-view.ts';
import { plural } from '../plural.ts';

const records = (count: number, written: string) => plural(count, { one: '1 registro', other: `${written} registros` });
const connections = (count: number, written: string) =>
  plural(count, { one: '1 conexión', other: `${written} conexiones` });

export const graphView: typeof english = {
  view: 'Vista',
  layout: 'Disposición',
  layouts: { force: 'Por fuerzas', hierarchy: 'Jerárquica', radial: 'Radial' },
  undo: 'Deshacer cambio de vista',
  redo: 'Rehacer cambio de vista',
  measures: {
    open: 'Medidas',
    label: 'Medidas',
    color: 'Color según',
    size: 'Tamaño según',
    rank: 'Ordenar según',
    names: {
      risk: 'Riesgo o gravedad',
      community: 'Comunidad',
      degree: 'Grado',
      betweenness: 'Intermediación',
      pagerank: 'PageRank',
    },
    meanings: {
      risk: 'Tal como figura en el registro.',
      community: 'Grupos con más conexiones entre sí que con los demás (Louvain). La comunidad 1 es la mayor.',
      degree: 'Con cuántos registros está conectado directamente.',
      betweenness:
        'Proporción de los caminos más cortos entre otros registros que pasan por él: intermediarios y puentes.',
      pagerank:
        'Proporción de importancia: las conexiones desde registros importantes cuentan más. Sigue la dirección de las conexiones.',
    },
    scope: 'Calculado a partir de lo que muestra el grafo.',
    top: (measure) => `Los 10 primeros por ${measure}`,
    record: 'Registro',
    working: 'Calculando medidas...',
    failed: 'No se pudieron calcular las medidas.',
    others: 'Otras comunidades',
    community: (number) => `Comunidad ${number}`,
    least: 'Valor más bajo',
    greatest: 'Valor más alto',
    larger: (measure) => `Más grande: mayor ${measure}`,
  },
  selection: {
    label: 'Selección',
    count: (count, written) =>
      plural(count, { one: '1 registro seleccionado', other: `${written} registros seleccionados` }),
    hide: 'Ocultar',
    keep: 'Conservar solo estos',
    more: 'Más acciones',
    expand: 'Expandir',
    neighbors: 'Seleccionar vecinos',
    incident: 'Añadir a un incidente',
    clear: 'Quitar selección',
    hidden: (count, written) =>
      plural(count, { one: '1 registro ocultado a mano', other: `${written} registros ocultados a mano` }),
    showHidden: 'Mostrar registros ocultos',
    incidentTitle: (count, written) =>
      plural(count, { one: 'Añadir 1 registro a un incidente', other: `Añadir ${written} registros a un incidente` }),
    added: (count, written, incident) =>
      plural(count, { one: `1 registro añadido a ${incident}`, other: `${written} registros añadidos a ${incident}` }),
    tooMany: (most) => `Se pueden añadir como máximo ${most} registros a la vez.`,
    failed: 'No se pudo añadir al incidente.',
  },
  files: { graphml: 'Grafo (GraphML)', gexf: 'Grafo (GEXF)', saved: 'Archivo descargado' },
  similar: {
    title: 'Entidades similares',
    loading: 'Cargando entidades similares...',
    failed: 'No se pudieron cargar las entidades similares.',
    none: 'Ningún otro registro comparte un vecino con este.',
    hint: 'Proporción de vecinos que ambos tienen (Jaccard).',
    score: (percent) => `${percent} de similitud`,
    shared: (count, written) => plural(count, { one: '1 vecino en común', other: `${written} vecinos en común` }),
    more: (written) => `y ${written} más`,
    partial: 'Algunos vecinos tienen muchísimas conexiones y se han omitido.',
  },
  outside: {
    incident: 'Incidente',
    observable: 'Observable',
    openIncident: 'Abrir incidente',
    openObservable: 'Abrir observable',
    clear: 'Quitar la selección',
    linked: 'Vinculado',
    observed: 'Observado',
  },
  copyLink: 'Copiar enlace',
  linkCopied: 'Enlace copiado',
  linkCopiedWithout: 'Enlace copiado. No incluye lo ocultado, expandido, contraído o fijado a mano.',
  copyFailed: 'No se pudo copiar. Copie la dirección de la barra de direcciones.',
  filter: {
    open: 'Filtrar el grafo',
    active: (count) => plural(count, { one: '1 activo', other: `${count} activos` }),
    label: 'Filtro del grafo',
    kinds: 'Clases',
    counted: (name, written) => `${name} (${written})`,
    strength: 'Intensidad de la conexión',
    strengths: {
      strong: terms.strengths.Strong,
      medium: terms.strengths.Medium,
      weak: terms.strengths.Weak,
      none: 'Sin definir',
    },
    time: 'Tiempo',
    timeHint: 'Según la última actividad y el primer y último contacto',
    from: 'Desde',
    to: 'Hasta',
    noTime: 'Sin fecha',
    play: 'Reproducir',
    pause: 'Pausar',
    noDates: 'Nada de este grafo tiene fecha.',
    hidden: (nodes, nodesWritten, edges, edgesWritten) =>
      `Ocultos por el filtro del grafo: ${records(nodes, nodesWritten)}, ${connections(edges, edgesWritten)}`,
    showAll: 'Mostrar todo',
  },
  more: {
    label: 'Vecinos no mostrados',
    of: (name, count, written) => `${name}: ${plural(count, { one: '1 vecino más', other: `${written} vecinos más` })}`,
    show: (written) => `Mostrar ${written} más`,
    showOf: (name, written) => `Mostrar ${written} vecinos más de ${name}`,
  },
  legend: {
    shapes: 'Tipo',
    tones: 'Riesgo o gravedad',
    lines: 'Intensidad de la conexión',
    marks: 'Marcas',
    size: 'Más conexiones',
    arrow: 'Del origen al destino',
    path: 'Camino más corto',
    selected: 'Seleccionado',
    chosen: 'Seleccionados juntos',
    pinned: 'Fijado',
    several: '+2: dos conexiones más en la línea',
  },
};
