import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { saveFile } from '../../../api/files/save-file.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useOfferUndo } from '../../../records/use-offer-undo.ts';
import { useRights } from '../../../records/use-rights.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { attackWords } from '../../../text/loaders/attack.ts';
import { Button } from '../../../ui/button.tsx';
import { Quantity } from '../../../ui/marks/figure.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { useLayerChanges, useLayers } from '../attack-queries.ts';
import type { AttackSearch } from '../attack-search.ts';
import type { ChangeSearch } from '../use-attack-search.ts';
import styles from './layers.module.css';

type Props = { readonly which: 'a' | 'b'; readonly search: AttackSearch; readonly change: ChangeSearch };

/** Whose a stored layer is, and what can be done with it. */
export function LayerFacts({ which, search, change }: Props) {
  const { layers: words } = useMessages(attackWords);
  const format = useFormat();
  const toasts = useToasts();
  const describeError = useDescribeError();
  const offerUndo = useOfferUndo();
  const { may } = useRights();
  const { download, remove } = useLayerChanges();
  const { data } = useLayers();
  const layer = data?.layers.find(({ id }) => search[which] === `layer~${id}`);
  if (!layer) return null;
  const { id, name, owner, createdAt } = layer;

  async function save() {
    try {
      const { layer: content } = await download.mutateAsync(id);
      saveFile({ name: `${name}.json`, mediaType: 'application/json', text: JSON.stringify(content, null, 2) });
    } catch (error) {
      toasts.show('error', describeError(error, words.failed(name)), { error });
    }
  }

  async function removeIt() {
    try {
      const { changeId } = await remove.mutateAsync(id);
      change({ [which]: undefined, show: undefined });
      offerUndo(words.removed(name), changeId);
    } catch (error) {
      toasts.show('error', describeError(error, words.removeFailed), { error });
    }
  }

  return (
    <p className={styles.facts}>
      <kbd className={styles.letter}>{which.toUpperCase()}</kbd>
      <Quantity>{words.facts(name, owner, format.date(createdAt))}</Quantity>
      <Button size="small" variant="quiet" busy={download.isPending} onClick={() => void save()}>
        {words.download}
      </Button>
      {may('attack', 'edit') && (
        <Button size="small" variant="quiet" busy={remove.isPending} onClick={() => void removeIt()}>
          {words.remove}
        </Button>
      )}
    </p>
  );
}
