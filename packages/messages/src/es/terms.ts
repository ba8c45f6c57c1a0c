import type { Terms } from '../terms.ts';

/** Terms of the domain in Spanish. */
export const terms: Terms = {
  incidentStatuses: {
    Open: 'Abierto',
    Investigating: 'En investigación',
    Mitigated: 'Mitigado',
    Resolved: 'Resuelto',
    Closed: 'Cerrado',
  },
  threatStatuses: {
    Active: 'Activa',
    Investigating: 'En investigación',
    Contained: 'Contenida',
    Mitigated: 'Mitigada',
    Monitoring: 'En observación',
  },
  noSeverity: 'Sin definir',
  severities: {
    Critical: 'Crítica',
    High: 'Alta',
    Medium: 'Media',
    Low: 'Baja',
  },
  eventSeverities: {
    critical: 'crítica',
    high: 'alta',
    medium: 'media',
    low: 'baja',
  },
  verdicts: {
    Confirmed: 'Confirmada',
    'False positive': 'Falso positivo',
    Benign: 'Benigna',
  },
  priorities: {
    high: 'Alta',
    medium: 'Media',
    low: 'Baja',
  },
  roles: {
    admin: 'Administrador',
    analyst: 'Analista',
    viewer: 'Observador',
  },
  accountStatuses: {
    active: 'Activo',
    inactive: 'Inactivo',
    pending: 'Pendiente',
  },
  entityTypes: {
    Person: 'Persona',
    Organization: 'Organización',
    Location: 'Lugar',
  },
  risks: {
    High: 'Alto',
    Medium: 'Medio',
    Low: 'Bajo',
  },
  strengths: {
    Strong: 'Fuerte',
    Medium: 'Media',
    Weak: 'Débil',
  },
  connectionTypes: {
    Employment: 'Empleo',
    Association: 'Asociación',
    Customer: 'Cliente',
  },
};
