import type { AttackMatrix } from '@halyard/contracts/intelligence/attack.ts';
import { Download, Upload } from 'lucide-react';
import { useRef } from 'react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { saveFile } from '../../../api/files/save-file.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useRights } from '../../../records/use-rights.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { attackWords } from '../../../text/loaders/attack.ts';
import { Button } from '../../../ui/button.tsx';
import { useFileDrop } from '../../../ui/form/use-file-drop.ts';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { useLayerChanges } from '../attack-queries.ts';
import type { AttackSearch } from '../attack-search.ts';
import { toNavigatorLayer } from '../model/navigator-layer.ts';
import type { Layer } from '../model/view.ts';
import type { ChangeSearch } from '../use-attack-search.ts';
import styles from './layers.module.css';
import { useLayerName } from './use-layer-name.ts';

type Props = {
  readonly matrix: AttackMatrix | undefined;
  readonly layer: Layer;
  readonly search: AttackSearch;
  readonly change: ChangeSearch;
};

/** Maximum size of one request. */
const maxBytes = 1_000_000;

function parseJson(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** Navigator layers in and out: a file becomes layer B, and layer A becomes a file. */
export function LayerButtons({ matrix, layer, search, change }: Props) {
  const { layers: words, domains } = useMessages(attackWords);
  const format = useFormat();
  const toasts = useToasts();
  const describeError = useDescribeError();
  const { may } = useRights();
  const { add } = useLayerChanges();
  const nameOf = useLayerName(search);
  const input = useRef<HTMLInputElement>(null);

  async function take([file]: readonly File[]) {
    if (!file) return;
    const json = file.size <= maxBytes ? parseJson(await file.text()) : undefined;
    if (!json) return toasts.show('error', file.size > maxBytes ? words.tooLarge : words.notJson, { error: null });
    try {
      const { id, name, domain, techniques, notes } = await add.mutateAsync(json);
      toasts.show('success', words.added(name, techniques, format.number(techniques)));
      const named = notes.map(({ number, score }) => `${number} (${score})`).join(', ');
      if (notes.length > 0) toasts.show('info', words.badScores(named));
      change({ domain: domain === 'enterprise' ? undefined : domain, b: `layer~${id}`, show: undefined });
    } catch (error) {
      toasts.show('error', describeError(error, words.addFailed), { error });
    }
  }
  const { field } = useFileDrop((files) => void take(files));

  function save() {
    if (!matrix) return;
    const name = `${words.exportedName(domains[search.domain])}: ${nameOf(search.a)}`;
    const content = toNavigatorLayer(matrix, layer, { name, description: words.exportedAs });
    const day = matrix.until.slice(0, 10);
    saveFile({
      name: `halyard-attack-${search.domain}-${day}.json`,
      mediaType: 'application/json',
      text: JSON.stringify(content, null, 2),
    });
  }

  return (
    <>
      {may('attack', 'edit') && (
        <>
          <Button busy={add.isPending} onClick={() => input.current?.click()}>
            <Upload size={16} aria-hidden />
            {words.importLayer}
          </Button>
          <input
            {...field}
            ref={input}
            className={styles.file}
            accept="application/json,.json"
            tabIndex={-1}
            aria-label={words.importLayer}
          />
        </>
      )}
      <Button disabled={!matrix || layer.values.size === 0} onClick={save}>
        <Download size={16} aria-hidden />
        {words.exportLayer}
      </Button>
    </>
  );
}
