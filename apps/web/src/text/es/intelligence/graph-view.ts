import { terms } from '@halyard/messages/es';
import type { graphView as english } from '../../en/intelligence/graph-view.ts';
import { plural } from '../plural.ts';

const records = (count: number, written: string) => plural(count, { one: '1 registro', other: `${written} registros` });
const connections = (count: number, written: string) =>
  plural(count, { one: '1 conexión', other: `${written} conexiones` });

export const graphView: typeof english = {
  copyLink: 'Copiar enlace',
  linkCopied: 'Enlace copiado',
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
    timeHint: 'Según la última actividad y el último contacto',
    from: 'Desde',
    to: 'Hasta',
    noTime: 'Sin fecha',
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
    pinned: 'Fijado',
    several: '+2: dos conexiones más en la línea',
  },
};
