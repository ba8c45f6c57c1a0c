import { terms } from '@halyard/messages/es';
import type { severityRules as english } from '../../en/intelligence/severity-rules.ts';
import { common } from '../common.ts';
import { stix } from './stix.ts';

/** The words of the severity rules. */
export const severityRules: typeof english = {
  title: 'Reglas de gravedad',
  about:
    'STIX no indica la gravedad de una amenaza. Si nadie la ha definido, queda sin definir. Estas reglas pueden suponer una según el tipo.',
  enabled: 'Suponer la gravedad con estas reglas',
  note: 'Cada amenaza indica que su gravedad es supuesta. Al desactivarlas vuelven a estar sin definir; las gravedades definidas por alguien no cambian.',
  old: 'Las amenazas vistas por última vez más de 30 días antes de su importación no abren alertas por una gravedad supuesta.',
  type: 'Tipo',
  assume: 'Gravedad supuesta',
  none: 'Sin regla',
  severities: terms.severities,
  kinds: stix.kinds,
  save: common.save,
  saving: common.saving,
  cancel: common.cancel,
  close: common.close,
  retry: common.retry,
  applying: 'Las reglas se están aplicando a las amenazas...',
  saved: 'Reglas de gravedad guardadas',
  failed: 'No se pudieron guardar las reglas de gravedad',
  loadFailed: 'No se pudieron cargar las reglas de gravedad',
  loading: 'Cargando las reglas de gravedad...',
  readOnly: 'Los administradores pueden cambiar estas reglas.',
};
