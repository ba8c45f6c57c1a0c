import { Button } from '../button.tsx';
import { Banner } from './banner.tsx';

type Props = { readonly sentence: string; readonly back: string; readonly onBack: () => void };

/** What a link led to is not there: the sentence, and the way back in place of another try. */
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
