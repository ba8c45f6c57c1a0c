import type { retention as english } from '../../en/administration/retention.ts';
import { common } from '../common.ts';
import { plural } from '../plural.ts';

export const retention: typeof english = {
  title: 'Conservación',
  about:
    'Cuánto tiempo se conservan los datos. Los más antiguos se eliminan cada diez minutos. Los eventos de los incidentes se conservan mientras exista el incidente; las alertas se conservan de forma permanente. Las entradas del registro de auditoría se exportan a un archivo firmado antes de eliminarse.',
  kinds: {
    events: 'Eventos',
    audit: 'Registro de auditoría',
    imports: 'Filas rechazadas de importaciones',
    replacedParts: 'Archivos sustituidos de datos policiales',
    notifications: 'Notificaciones',
    analyses: 'Análisis de datos policiales',
    webhookDeliveries: 'Entregas de webhooks',
    sourceDeliveries: 'Entregas de las fuentes (datos sin procesar)',
  },
  open: 'Mostrar',
  notListed: {
    events: 'El historial de cada registro enumera los suyos.',
    notifications: 'Cada persona ve las suyas.',
    imports: 'Cada importación enumera las suyas.',
    replacedParts: 'Cada importación enumera las suyas.',
  },
  keepFor: (kind) => `Conservar: ${kind}`,
  forGood: 'De forma permanente',
  days: (count, written) => plural(count, { one: '1 día', other: `${written} días` }),
  none: 'Sin filas',
  rows: (count, written) => plural(count, { one: '1 fila', other: `${written} filas` }),
  since: (date) => `desde el ${date}`,
  growth: (size) => `${size} al año a este ritmo`,
  growthUnknown: 'crecimiento aún desconocido',
  question: '¿Eliminar los datos más antiguos?',
  yes: 'Eliminar los datos antiguos',
  means: (kind, age) =>
    `${kind}: se eliminará lo que tenga más de ${age}. Los datos eliminados no se pueden restaurar.`,
  back: 'Volver',
  close: common.close,
  saved: 'Conservación guardada',
  saveFailed: 'No se pudo guardar. Inténtelo de nuevo.',
  loading: common.loading,
  loadFailed: 'No se pudo cargar la conservación.',
  again: common.retry,
};
