import type { help as english } from '../../en/work/help.ts';
import { common } from '../common.ts';

export const help: typeof english = {
  title: 'Ayuda',
  close: common.close,
  search: 'Buscar en toda la ayuda',
  here: 'En esta pantalla',
  all: 'Todos los temas',
  found: 'Resultados',
  pages: { 'how-to': 'Instrucciones', terms: 'Términos', about: 'Sobre el asistente' },
  back: common.backToList,
  loading: 'Cargando la ayuda...',
  failed: 'No se pudo cargar la ayuda.',
  retry: common.tryAgain,
  none: 'No se encontró nada. Pruebe con otras palabras o pregunte al asistente.',
  noneHere: 'No hay ayuda para esta pantalla. Busque en toda la ayuda o abra todos los temas.',
  gone: 'Esta sección no existe.',
};
