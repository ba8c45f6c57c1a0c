import type { PreviewObject } from '@halyard/contracts/intelligence/import-preview.ts';
import { ArrowRight } from 'lucide-react';
import { useNow } from '../../../preferences/clock.tsx';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { importPreviewWords, importsWords } from '../../../text/loaders/intelligence.ts';
import { TickBox } from '../../../ui/form/tick-box.tsx';
import { ChangeMark } from './change-mark.tsx';
import objects from './objects.module.css';
import type { Selection } from './use-selection.ts';

const aMinuteMs = 60_000;

type Props = { readonly object: PreviewObject; readonly selection: Selection };

function useNames({ name, objectId, ends }: PreviewObject) {
  const { objects: text } = useMessages(importPreviewWords);
  const end = (one: { readonly id: string; readonly name: string | null }) => one.name ?? one.id;
  if (ends) return `${end(ends.source)} ${name} ${end(ends.target)}`;
  return name || objectId || text.unnamed;
}

/** The end of an indicator's validity, or that it has ended. */
function Validity({ until }: { readonly until: string }) {
  const { objects: text } = useMessages(importPreviewWords);
  const format = useFormat();
  const isExpired = Date.parse(until) < useNow(aMinuteMs);
  return (
    <span className={objects.side}>
      <time dateTime={until}>{format.date(until)}</time>
      <span data-expired={isExpired || undefined}>{isExpired ? text.expired : text.validUntil}</span>
    </span>
  );
}

function Fields({ fields }: Pick<PreviewObject, 'fields'>) {
  const { objects: text } = useMessages(importPreviewWords);
  if (fields.length === 0) return null;
  return (
    <dl className={objects.fields}>
      {fields.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{field}</dt>
          <dd className={objects.before}>{before ?? text.notSet}</dd>
          <dd>
            <ArrowRight size={12} aria-hidden />
          </dd>
          <dd className={objects.after}>{after ?? text.notSet}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Why an object is rejected, and where it is in the file. */
function Reason({ place, rejection }: Pick<PreviewObject, 'place' | 'rejection'>) {
  const { objects: text } = useMessages(importPreviewWords);
  const { rejections } = useMessages(importsWords);
  if (!rejection) return null;
  return (
    <p className={objects.reason}>
      {rejections.sentence(rejection.reason)} {rejection.detail && <code>{rejection.detail}</code>}{' '}
      <span className={objects.place}>{text.at(place)}</span>
    </p>
  );
}

/** One object: its selection, the effect of publishing, and its contents. */
export function ObjectRow({ object, selection }: Props) {
  const { objects: text, changes } = useMessages(importPreviewWords);
  const names = useNames(object);
  const { seq, change, selected, pattern, objectId, validUntil, ends, name } = object;
  const isWritable = change === 'created' || change === 'updated';
  const below = pattern ?? (ends || name ? objectId : null);
  return (
    <li className={objects.row} data-change={change}>
      <span className={objects.tick}>
        {isWritable && (
          <TickBox
            checked={selected}
            aria-label={text.select(names)}
            data-preview-item
            onChange={() => void selection.select(!selected, { seqs: [seq] })}
          />
        )}
      </span>
      <ChangeMark change={change} named />
      <div className={objects.words}>
        <span className={objects.name}>{names}</span>
        {below && <code className={objects.pattern}>{below}</code>}
        <Reason {...object} />
      </div>
      {validUntil ? (
        <Validity until={validUntil} />
      ) : (
        !isWritable && <span className={objects.side}>{changes[change]}</span>
      )}
      <Fields fields={object.fields} />
    </li>
  );
}
