import { type ThreatSeverity, threatSeverities } from '@halyard/contracts/intelligence/threats.ts';
import { useId, useState } from 'react';
import { useFormat } from '../../../preferences/format.ts';
import { SeverityMark } from '../../../records/marks/severity-mark.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { importPreviewWords } from '../../../text/loaders/intelligence.ts';
import { recordsWords } from '../../../text/loaders/records.ts';
import { SelectMenu } from '../../../ui/form/select-menu.tsx';
import decide from './decide.module.css';
import type { Deciding } from './deciding.ts';
import { useEffects } from './preview-queries.ts';

/** The effect of a choice, before it is made. */
function Price({ id, severity }: { readonly id: string; readonly severity: ThreatSeverity | 'none' }) {
  const { decide: text } = useMessages(importPreviewWords);
  const { number } = useFormat();
  const effects = useEffects(id, severity).data;
  return <span className={decide.price}>{effects && text.opens(effects.alerts, number(effects.alerts))}</span>;
}

/** Not set, as in the source, or one severity for all threats without; each with its alerts. */
export function SeverityChoice({ preview, decide: save }: Deciding) {
  const { decide: text } = useMessages(importPreviewWords);
  const { severities } = useMessages(recordsWords);
  const name = useId();
  const { severity } = preview.decisions;
  const [offered, setOffered] = useState<ThreatSeverity>(severity ?? 'Medium');
  const isNeeded = preview.missing.severity > 0;

  function offer(value: string) {
    const next = threatSeverities.find((one) => one === value) ?? 'Medium';
    setOffered(next);
    save({ severity: next });
  }
  return (
    <div className={decide.choices}>
      <div className={decide.choice}>
        <label>
          <input type="radio" name={name} checked={severity === null} onChange={() => save({ severity: null })} />
          {text.keepNotSet}
        </label>
        <span className={decide.price}>{text.asSource}</span>
      </div>
      <div className={decide.choice}>
        <label>
          <input
            type="radio"
            name={name}
            checked={severity !== null}
            disabled={!isNeeded}
            onChange={() => save({ severity: offered })}
          />
          {text.assume}
        </label>
        <span className={decide.assumed}>
          <SelectMenu
            label={text.assumed}
            mark={<SeverityMark severity={offered} compact />}
            value={offered}
            disabled={!isNeeded}
            onChange={(event) => offer(event.target.value)}
          >
            {threatSeverities.map((one) => (
              <option key={one} value={one}>
                {severities[one]}
              </option>
            ))}
          </SelectMenu>
        </span>
        {isNeeded && <Price id={preview.import.id} severity={offered} />}
      </div>
      <p className={decide.hint}>{text.assumedStays}</p>
    </div>
  );
}
