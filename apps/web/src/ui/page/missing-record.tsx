import { Button } from '../button.tsx';
import { Banner } from './banner.tsx';

type Props = { readonly sentence: string; readonly back: string; readonly onBack: () => void };

/** The target of a link does not exist: the message, and a back link instead of a retry. */
export function MissingRecord({ sentence, back, onBack }: Props) {
  return (
    <Banner error={null} tone="error">
      {sentence}{' '}
      <Button size="small" onClick={onBack}>
        {back}
      </Button>
    </Banner>
  );
}
