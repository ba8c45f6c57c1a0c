import { previewLabelsMax } from '@halyard/contracts/intelligence/import-preview.ts';
import { labelMax } from '@halyard/contracts/intelligence/intelligence.ts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../../text/lazy-messages.ts';
import { importPreviewWords } from '../../../text/loaders/intelligence.ts';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Cross } from '../../../ui/marks/icons.tsx';
import decide from './decide.module.css';
import type { Deciding } from './deciding.ts';

/** Labels for every selected record, with a link to them. */
export function LabelList({ preview, decide: save }: Deciding) {
  const { decide: text } = useMessages(importPreviewWords);
  const [label, setLabel] = useState('');
  const { labels } = preview.decisions;
  const wanted = label.trim();

  function add() {
    if (wanted === '') return;
    if (!labels.includes(wanted)) save({ labels: [...labels, wanted] });
    setLabel('');
  }
  return (
    <div className={decide.labels}>
      <span className={decide.caption}>{text.labels}</span>
      {labels.length > 0 && (
        <ul className={decide.chips}>
          {labels.map((one) => (
            <li key={one} className={decide.chip}>
              {one}
              <button
                type="button"
                aria-label={text.removeLabel(one)}
                onClick={() => save({ labels: labels.filter((other) => other !== one) })}
              >
                <Cross size={12} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {labels.length < previewLabelsMax && (
        <Form onSubmit={add} className={decide.add}>
          <input
            aria-label={text.label}
            className={decide.input}
            value={label}
            maxLength={labelMax}
            autoComplete="off"
            onChange={(event) => setLabel(event.target.value)}
          />
          <Button type="submit" size="small" variant="quiet">
            <Plus size={14} aria-hidden /> {text.addLabel}
          </Button>
        </Form>
      )}
    </div>
  );
}
