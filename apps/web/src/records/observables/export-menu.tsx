import type { observableExportFormats } from '@halyard/contracts/inflow/observables.ts';
import { type Tlp, tlpLevels } from '@halyard/contracts/intelligence/intelligence.ts';
import { Check, Download } from 'lucide-react';
import { useState } from 'react';
import { useDescribeError } from '../../api/errors/describe-error.ts';
import { saveFile } from '../../api/files/save-file.ts';
import { useFormat } from '../../preferences/format.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { indicatorsWords } from '../../text/loaders/indicators.ts';
import { observablesWords } from '../../text/loaders/observables.ts';
import { Menu } from '../../ui/overlay/menu.tsx';
import { useToasts } from '../../ui/overlay/toasts.tsx';
import styles from './observables.module.css';

export type ExportForm = {
  readonly format: (typeof observableExportFormats)[number];
  readonly defanged?: 'yes';
  /** Nothing with a stricter marking leaves. */
  readonly upTo?: Tlp;
};
type Exported = { readonly file: Parameters<typeof saveFile>[0]; readonly rows: number; readonly total: number };

const forms: readonly ExportForm[] = [
  { format: 'text', defanged: 'yes' },
  { format: 'text' },
  { format: 'csv', defanged: 'yes' },
  { format: 'csv' },
  { format: 'stix' },
];

/** The limit of an export: values with a stricter marking are omitted. */
const ceilings: readonly (Tlp | undefined)[] = [undefined, ...tlpLevels.slice(0, -1)];

type Props = { readonly onExport: (form: ExportForm) => Promise<Exported>; readonly isSmall?: boolean };

/** Saves observables as a file, and says if they are not all of them. */
export function ExportMenu({ onExport, isSmall = false }: Props) {
  const { export: text, formats, failures } = useMessages(observablesWords);
  const describeError = useDescribeError();
  const format = useFormat();
  const toasts = useToasts();
  const { adding } = useMessages(indicatorsWords);
  const [isBusy, setBusy] = useState(false);
  const [upTo, setUpTo] = useState<Tlp>();

  async function save(form: ExportForm) {
    setBusy(true);
    try {
      const { file, rows, total } = await onExport({ ...form, ...(upTo && { upTo }) });
      saveFile(file);
      if (rows < total) toasts.show('info', text.partial(format.number(rows), format.number(total)));
      else toasts.show('success', text.saved(rows, format.number(rows)));
    } catch (error) {
      toasts.show('error', describeError(error, failures.export), { error });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Menu
      align="end"
      className={isSmall ? styles.exportSmall : styles.export}
      trigger={
        <>
          <Download size={isSmall ? 14 : 16} aria-hidden />
          {isBusy ? text.busy : text.button}
        </>
      }
    >
      {(close) => [
        ...forms.map((form) => (
          <button
            key={`${form.format} ${form.defanged ?? ''}`}
            type="button"
            role="menuitem"
            onClick={() => {
              close();
              if (!isBusy) void save(form);
            }}
          >
            {form.defanged ? text.defanged(formats[form.format]) : formats[form.format]}
          </button>
        )),
        ...ceilings.map((level) => (
          <button
            key={level ?? 'any'}
            type="button"
            role="menuitemradio"
            aria-checked={upTo === level}
            onClick={() => setUpTo(level)}
          >
            {level ? adding.upTo(level) : adding.anyMarking} {upTo === level && <Check size={14} aria-hidden />}
          </button>
        )),
      ]}
    </Menu>
  );
}
