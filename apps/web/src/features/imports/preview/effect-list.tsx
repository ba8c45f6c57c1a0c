import type { ImportPreview } from '@halyard/contracts/intelligence/import-preview.ts';
import type { ReactNode } from 'react';
import { useFormat } from '../../../preferences/format.ts';
import { AddressLink } from '../../../records/address/address-link.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { importPreviewWords } from '../../../text/loaders/intelligence.ts';
import { Figure, Quantity } from '../../../ui/marks/figure.tsx';
import decide from './decide.module.css';
import { useEffects } from './preview-queries.ts';
import { nothingFiltered } from './preview-search.ts';

function Line({ figure, children }: { readonly figure: ReactNode; readonly children: ReactNode }) {
  return (
    <li>
      <span className={decide.number}>{figure}</span> <span>{children}</span>
    </li>
  );
}

/** The effects of publishing, in words. */
export function EffectList({ preview }: { readonly preview: ImportPreview }) {
  const { effect: text } = useMessages(importPreviewWords);
  const { number } = useFormat();
  const reading = useEffects(preview.import.id);
  const effects = reading.data;
  return (
    <section className={decide.effect} aria-busy={reading.isFetching}>
      <h3 className={decide.title}>{text.title}</h3>
      {reading.isError && <p className={decide.failed}>{text.failed}</p>}
      {effects && (
        <ul>
          <Line figure={<Quantity>{number(effects.alerts)}</Quantity>}>{text.alerts(effects.alerts)}</Line>
          <Line
            figure={
              <AddressLink change={{ ...nothingFiltered, change: 'updated', step: 'objects' }}>
                <Quantity>{number(effects.changedRecords)}</Quantity>
              </AddressLink>
            }
          >
            {text.changed(effects.changedRecords)}
            {effects.inOpenIncidents > 0 && text.inIncidents(effects.inOpenIncidents, number(effects.inOpenIncidents))}
          </Line>
          <Line figure={<Quantity>{number(effects.sightings)}</Quantity>}>{text.sightings(effects.sightings)}</Line>
          <Line
            figure={
              <AddressLink change={{ ...nothingFiltered, expired: 'true', step: 'objects' }}>
                <Figure rows={effects.expiredIndicators}>{number(effects.expiredIndicators)}</Figure>
              </AddressLink>
            }
          >
            {text.expired(effects.expiredIndicators)}
          </Line>
        </ul>
      )}
      <p className={decide.hint}>{text.undo}</p>
    </section>
  );
}
