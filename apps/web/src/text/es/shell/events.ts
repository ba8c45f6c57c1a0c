import type { Severity } from '@halyard/contracts/events.ts';
import { terms } from '@halyard/messages/es';
import type { events as english } from '../../en/shell/events.ts';
import { plural } from '../plural.ts';

const { eventSeverities: severities } = terms;

const counted: Record<Severity, string> = { critical: 'críticas', high: 'altas', medium: 'medias', low: 'bajas' };

export const events: typeof english = {
  count: (count, written) => `${written} ${plural(count, { one: 'evento', other: 'eventos' })}`,
  window: 'últimas 24 horas',
  label: 'Eventos de las últimas 24 horas',
  now: 'ahora',
  severities,
  counted,
  openThese: () => '(mostrar)',
  failed: 'No se pudieron cargar los eventos.',
  retry: 'Reintentar',
  dialogTitle: (severity) =>
    severity ? `Eventos de las últimas 24 horas: gravedad ${severity}` : 'Eventos de las últimas 24 horas',
  none: 'No hay eventos de esta gravedad en las últimas 24 horas.',
  truncated: (shown, total) => `Se muestran los ${shown} eventos más recientes de ${total}.`,
  loading: 'Cargando los eventos...',
  more: 'Mostrar más',
  sample: 'Ejemplo',
};
