import { type SigmaState, sigmaStates } from '@halyard/contracts/inflow/sigma.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sigmaWords } from '../../../text/loaders/sigma.ts';
import { Button } from '../../../ui/button.tsx';
import facets from '../../../ui/layout/facets.module.css';
import { Quantity } from '../../../ui/marks/figure.tsx';

type Props = {
  readonly count: number;
  readonly isBusy: boolean;
  readonly onState: (state: SigmaState) => void;
  readonly onClear: () => void;
};

/** Actions on several rules at once. */
export function BulkBar({ count, isBusy, onState, onClear }: Props) {
  const text = useMessages(sigmaWords);
  const { list: words } = text;
  const format = useFormat();
  return (
    <div className={facets.bulk} role="toolbar" aria-label={words.selected(count, format.number(count))}>
      <Quantity>{words.selected(count, format.number(count))}</Quantity>
      {sigmaStates.map((state) => (
        <Button key={state} size="small" busy={isBusy} onClick={() => onState(state)}>
          {words.setState(text.states[state])}
        </Button>
      ))}
      <Button size="small" variant="quiet" onClick={onClear}>
        {words.clearSelection}
      </Button>
    </div>
  );
}
