import { useMessages } from '../../../text/lazy-messages.ts';
import { attackWords } from '../../../text/loaders/attack.ts';
import { useLayers } from '../attack-queries.ts';
import type { AttackSearch } from '../attack-search.ts';

/** The name of a layer; one that is not stored is named by its kind. */
export function useLayerName({ period }: Pick<AttackSearch, 'period'>): (ref: string | undefined) => string {
  const { layers: words } = useMessages(attackWords);
  const { data } = useLayers();
  return (ref) => {
    if (ref === undefined) return words.none;
    if (ref === 'records') return words.records(period);
    if (ref === 'before') return words.before(period);
    const [kind, id] = ref.split('~');
    const list = kind === 'layer' ? data?.layers : data?.imports;
    return list?.find((one) => one.id === id)?.name ?? (kind === 'layer' ? words.oneLayer : words.oneImport);
  };
}
