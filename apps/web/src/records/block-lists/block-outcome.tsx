import type { AddedBlockEntries } from '@halyard/contracts/inflow/block-lists.ts';
import { defang } from '@halyard/observables/defang';
import { useFormat } from '../../preferences/format.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { blockListsWords } from '../../text/loaders/block-lists.ts';
import { Button } from '../../ui/button.tsx';
import layout from '../../ui/layout/layout.module.css';
import { Quantity } from '../../ui/marks/figure.tsx';
import { useListName } from '../observables/list-name.ts';
import observables from '../observables/observables.module.css';
import { useRights } from '../use-rights.ts';

/** The name of a warning list, or another reason for rejecting a value. */
export function useGuardName() {
  const { publicSuffix, emptyFile } = useMessages(blockListsWords);
  const nameOf = useListName();
  const own: Readonly<Record<string, string>> = { 'public-suffix': publicSuffix, 'empty-file': emptyFile };
  return (guard: { readonly id: string; readonly name: string }) => own[guard.id] ?? nameOf(guard);
}

type Props = {
  readonly outcome: AddedBlockEntries;
  readonly isBusy: boolean;
  /** Adds these lines although warning lists speak against it. */
  readonly onOverride: (text: string) => void;
};

/** Values that were rejected, with reasons; administrators may override. */
export function BlockOutcome({ outcome: { added, extended, unchanged, rejected }, isBusy, onOverride }: Props) {
  const { add: text, rejections } = useMessages(blockListsWords);
  const nameOf = useGuardName();
  const format = useFormat();
  const { may } = useRights();
  const guarded = rejected.filter(({ reason }) => reason === 'guarded').map((one) => one.text);
  const said = [
    ...(added > 0 ? [text.added(added, format.number(added))] : []),
    ...(extended > 0 ? [text.extended(extended, format.number(extended))] : []),
    ...(unchanged > 0 ? [text.unchanged(unchanged, format.number(unchanged))] : []),
    text.rejected(rejected.length, format.number(rejected.length)),
  ];
  return (
    <section aria-label={text.outcome} className={layout.stackNear}>
      <p role="status">
        <Quantity>{said.join(' · ')}</Quantity>
      </p>
      <ul className={observables.rejected}>
        {rejected.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal.
          <li key={index}>
            <code>{defang(one.text)}</code>{' '}
            <small>
              <Quantity>
                {one.guard ? text.guard(nameOf(one.guard), one.guard.note ?? one.guard.entry) : rejections[one.reason]}
              </Quantity>
            </small>
          </li>
        ))}
      </ul>
      {guarded.length > 0 && (
        <>
          <p className={layout.quiet}>{may('platform', 'update') ? text.overrideHint : text.overrideAdmin}</p>
          {may('platform', 'update') && (
            <div>
              <Button size="small" variant="danger" busy={isBusy} onClick={() => onOverride(guarded.join('\n'))}>
                <Quantity>{text.override(guarded.length, format.number(guarded.length))}</Quantity>
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  );
}
