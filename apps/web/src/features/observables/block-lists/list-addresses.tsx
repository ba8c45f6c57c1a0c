import type { BlockList } from '@halyard/contracts/inflow/block-lists.ts';
import { useState } from 'react';
import { useMessages } from '../../../text/lazy-messages.ts';
import { blockListsWords } from '../../../text/loaders/block-lists.ts';
import { CopyField } from '../../../ui/form/copy-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import code from '../../../ui/layout/code.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { addressOf, blockSnippets, servedForms } from './block-snippets.ts';

/** Placeholder for a token that is no longer known here. */
const tokenPlaceholder = 'TOKEN';
const formNames = { txt: 'TXT', csv: 'CSV', json: 'STIX' } as const;

type Props = {
  readonly list: BlockList;
  /** If it is known: right after it was created. */
  readonly token?: string;
};

/** The URL of a list, and the settings of the device that fetches it. */
export function ListAddresses({ list, token = tokenPlaceholder }: Props) {
  const text = useMessages(blockListsWords);
  const products = Object.keys(blockSnippets);
  const [product, setProduct] = useState(products[0] ?? '');
  const address = addressOf(list.id, 'txt');
  return (
    <div className={layout.stackLoose}>
      {servedForms.map((form) => (
        <CopyField
          key={form}
          label={formNames[form]}
          value={addressOf(list.id, form)}
          copyLabel={text.copy}
          copiedLabel={text.copied}
          failedLabel={text.copyFailed}
        />
      ))}
      <SelectField label={text.list.devices} value={product} onChange={({ target }) => setProduct(target.value)}>
        {products.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached by the keyboard. */}
      <pre className={code.code} tabIndex={0}>
        <code data-quantity>{blockSnippets[product]?.({ address, token, name: list.name })}</code>
      </pre>
      {token === tokenPlaceholder && <p className={layout.quiet}>{text.list.deviceHint}</p>}
    </div>
  );
}
